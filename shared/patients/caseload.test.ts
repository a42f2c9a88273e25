import { expect, it } from 'vitest';
import { describeUntil, howLongAgo } from './caseload.ts';

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
  ['2026-11-25', 'In 3 days', false],
  ['2026-11-23', 'Tomorrow', false],
  ['2026-11-22', 'Today', false],
  ['2026-11-21', 'Overdue by 1 day', true],
  ['2026-11-08', 'Overdue by 2 weeks', true],
])('a task until %s ages: %s', (until, text, isOverdue) => {
  expect(describeUntil(until, today)).toEqual({ text, isOverdue });
});
