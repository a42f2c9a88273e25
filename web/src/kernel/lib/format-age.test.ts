import { expect, it } from 'vitest';
import { formatAge } from './format-age.ts';

it.each([
  ['2026-11-20T12:00:05Z', 'this minute'],
  ['2026-11-20T12:10:00Z', 'this minute'],
  ['2026-11-20T11:20:00Z', '40 minutes ago'],
  ['2026-11-20T09:10:00Z', '2 hours ago'],
  ['2026-11-19T11:59:00Z', 'yesterday'],
  ['2026-11-16T11:00:00Z', '4 days ago'],
])('%s was %s at noon on 20 November', (instant, age) => {
  expect(formatAge(instant, Date.parse('2026-11-20T12:00:00Z'))).toBe(age);
});
