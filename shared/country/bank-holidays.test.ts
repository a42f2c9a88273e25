import { describe, expect, it } from 'vitest';
import { bankHolidayOn, bankHolidaysOf, easterSunday } from './bank-holidays.ts';

// As https://www.gov.uk/bank-holidays gives them for England and Wales.
const published: Readonly<Record<number, string>> = {
  2020: '01-01 04-10 04-13 05-08 05-25 08-31 12-25 12-28',
  2021: '01-01 04-02 04-05 05-03 05-31 08-30 12-27 12-28',
  2022: '01-03 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-26 12-27',
  2023: '01-02 04-07 04-10 05-01 05-08 05-29 08-28 12-25 12-26',
  2024: '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26',
  2025: '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26',
  2026: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28',
  2027: '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28',
};

describe('bank holidays of England', () => {
  it.each(Object.entries(published))('of %s are those that are published', (year, days) => {
    expect(
      bankHolidaysOf(Number(year))
        .map(({ day }) => day.slice(5))
        .join(' '),
    ).toBe(days);
  });

  it('say which one a day is', () => {
    expect(bankHolidayOn('2026-04-03')).toBe('Good Friday');
    expect(bankHolidayOn('2022-12-27')).toBe('Christmas Day');
    expect(bankHolidayOn('2021-12-28')).toBe('Boxing Day');
    expect(bankHolidayOn('2026-04-02')).toBeUndefined();
  });

  it('find Easter at both ends of where it can be', () => {
    expect([easterSunday(2285), easterSunday(2038)]).toEqual(['2285-03-22', '2038-04-25']);
  });
});
