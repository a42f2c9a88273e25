import { expect, it } from 'vitest';
import { bankHolidaysOf, easterOf, weekdayOf } from './bank-holidays.ts';

// As the government publishes them.
const published = {
  2022: '01-03 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-26 12-27',
  2023: '01-02 04-07 04-10 05-01 05-08 05-29 08-28 12-25 12-26',
  2024: '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26',
  2025: '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26',
  2026: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28',
  2027: '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28',
  2028: '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26',
};

it.each(Object.entries(published))('the bank holidays of %s are those that are published', (year, days) => {
  expect(bankHolidaysOf(Number(year))).toEqual(days.split(' ').map((day) => `${year}-${day}`));
});

it.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2029, '2029-04-01'],
  [2030, '2030-04-21'],
  [2038, '2038-04-25'],
])('Easter of %i is %s', (year, day) => {
  expect(easterOf(year)).toBe(day);
});

it('every year has eight on weekdays, or more where there was a proclamation', () => {
  for (let year = 2024; year <= 2060; year += 1) {
    const days = bankHolidaysOf(year);
    expect(new Set(days).size, `${year}`).toBe(8);
    for (const day of days) expect([1, 2, 3, 4, 5], day).toContain(weekdayOf(day));
  }
});
