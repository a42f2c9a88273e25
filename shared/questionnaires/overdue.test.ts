import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../kernel/calendar.ts';
import { today } from '../kernel/today.ts';
import { countPairs, isOverdue } from './overdue.ts';

const day = fc
  .date({ min: new Date('2019-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Counts days one by one, without arithmetic on instants. */
const nextDay = (text: string): string => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const pad = (number: number) => String(number).padStart(2, '0');
  if (date < (lengths[month - 1] ?? 0)) return `${year}-${pad(month)}-${pad(date + 1)}`;
  return month < 12 ? `${year}-${pad(month + 1)}-01` : `${year + 1}-01-01`;
};

describe('overdue', () => {
  it('is from the 43rd day after the test, on any calendar', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 120 }), (test, days) => {
        let now = test;
        for (let turned = 0; turned < days; turned += 1) now = nextDay(now);
        expect(addDays(test, days)).toBe(now);
        expect(daysBetween(test, now)).toBe(days);
        expect(isOverdue(test, 42, now)).toBe(days > 42);
      }),
    );
  });

  it.each([
    ['over the end of summer time', '2026-10-01', '2026-11-12', '2026-11-13'],
    ['over the start of summer time', '2026-03-20', '2026-05-01', '2026-05-02'],
    ['over a leap day', '2028-02-01', '2028-03-14', '2028-03-15'],
    ['over a February without one', '2027-02-01', '2027-03-15', '2027-03-16'],
  ])('has its edge on the right day %s', (_, test, last, first) => {
    expect(isOverdue(test, 42, last)).toBe(false);
    expect(isOverdue(test, 42, first)).toBe(true);
  });
});

describe('the day in London', () => {
  it.each([
    ['2026-07-01T22:59:59Z', '2026-07-01'],
    ['2026-07-01T23:00:00Z', '2026-07-02'],
    ['2026-12-01T23:59:59Z', '2026-12-01'],
    ['2026-10-25T00:30:00Z', '2026-10-25'],
    ['2028-02-29T12:00:00Z', '2028-02-29'],
  ])('%s falls on %s', (instant, expected) => {
    expect(today(new Date(instant))).toBe(expected);
  });
});

const measure = (questionDate: string, latest = 'a') => ({
  first: { resultId: 'a', questionDate },
  latest: { resultId: latest },
  everyDays: 42,
});

it('counts a measure from the day after it was due, and one that was taken again at once', () => {
  const today = '2026-11-22';
  expect(countPairs([measure('2026-10-11')], today)).toEqual({ due: 0, paired: 0 });
  expect(countPairs([measure('2026-10-10')], today)).toEqual({ due: 1, paired: 0 });
  expect(countPairs([measure('2026-11-20', 'b'), measure('2026-01-01')], today)).toEqual({ due: 2, paired: 1 });
});
