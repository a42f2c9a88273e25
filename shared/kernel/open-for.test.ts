import { expect, it } from 'vitest';
import { describeOpenFor } from './open-for.ts';

it.each([
  ['2026-11-22T10:00:59Z', 'less than a minute'],
  ['2026-11-22T10:01:00Z', '1 minute'],
  ['2026-11-22T10:59:59Z', '59 minutes'],
  ['2026-11-22T12:05:00Z', '2 hours 5 minutes'],
  ['2026-11-22T11:00:00Z', '1 hour'],
  ['2026-11-25T14:30:00Z', '3 days 4 hours'],
  ['2026-11-22T09:59:00Z', 'less than a minute'],
])('at %s it has been open for %s', (now, text) => {
  expect(describeOpenFor('2026-11-22T10:00:00Z', Date.parse(now))).toBe(text);
});
