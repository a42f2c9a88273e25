import { expect, it } from 'vitest';
import { addWorkingDays, isWorkingDay, workingDaysBetween } from './working-days.ts';

it.each([
  ['a Monday', '2026-11-16', true],
  ['a Saturday', '2026-11-21', false],
  ['a Sunday', '2026-11-22', false],
  ['Good Friday', '2026-04-03', false],
  ['the Monday after a Boxing Day on Saturday', '2026-12-28', false],
])('%s (%s) is a working day: %s', (_, day, expected) => {
  expect(isWorkingDay(day)).toBe(expected);
});

it.each([
  ['the same day', '2026-11-16', '2026-11-16', 0],
  ['the next day', '2026-11-16', '2026-11-17', 1],
  ['over a weekend', '2026-11-20', '2026-11-23', 1],
  ['from a Saturday', '2026-11-21', '2026-11-23', 1],
  ['to a Sunday', '2026-11-20', '2026-11-22', 0],
  ['over Easter', '2026-04-02', '2026-04-07', 1],
  ['over the turn of a year', '2026-12-24', '2027-01-04', 4],
  ['a day before', '2026-11-17', '2026-11-16', 0],
])('%s, from %s to %s: %i', (_, from, to, expected) => {
  expect(workingDaysBetween(from, to)).toBe(expected);
});

it('one working day after a Friday, a weekend or the eve of a holiday is the next day of work', () => {
  expect(addWorkingDays('2026-11-20', 1)).toBe('2026-11-23');
  expect(addWorkingDays('2026-11-21', 1)).toBe('2026-11-23');
  expect(addWorkingDays('2026-12-24', 1)).toBe('2026-12-29');
  expect(addWorkingDays('2026-11-16', 0)).toBe('2026-11-16');
});

it('counting and adding agree', () => {
  for (let days = 1; days <= 40; days += 1)
    expect(workingDaysBetween('2026-11-20', addWorkingDays('2026-11-20', days))).toBe(days);
});
