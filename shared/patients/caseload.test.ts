import { expect, it } from 'vitest';
import { describeUntil, howLongAgo, howLongSince } from './caseload.ts';

const today = '2026-11-22';

it.each([
  ['2026-11-22', 'today'],
  ['2026-11-21', 'yesterday'],
  ['2026-11-02', '20 days ago'],
  ['2026-10-25', '4 weeks ago'],
])('a day of %s was %s', (day, words) => {
  expect(howLongAgo(day, today)).toBe(words);
});

it.each([
  ['2026-11-22T09:30:00Z', 'less than an hour'],
  ['2026-11-22T08:30:00Z', '1 hour'],
  ['2026-11-20T11:00:00Z', '47 hours'],
  ['2026-11-20T10:00:00Z', '2 days'],
])('since %s it is %s', (instant, words) => {
  expect(howLongSince(instant, Date.parse('2026-11-22T10:00:00Z'))).toBe(words);
});

it.each([
  ['2026-11-25', 'In 3 days', false],
  ['2026-11-23', 'Tomorrow', false],
  ['2026-11-22', 'Today', false],
  ['2026-11-21', 'Overdue by 1 day', true],
  ['2026-11-08', 'Overdue by 2 weeks', true],
])('a task until %s ages: %s', (until, text, isOverdue) => {
  expect(describeUntil(until, today)).toEqual({ text, isOverdue });
});
