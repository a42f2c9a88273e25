import { expect, it } from 'vitest';
import { formatAge, formatInstant, formatInstantShort, formatScore } from './format.ts';

it('writes an instant as people in England would, in winter and in summer', () => {
  expect(formatInstant('2026-11-20T13:45:10.000Z')).toBe('20 November 2026, 13:45');
  expect(formatInstant('2026-06-30T23:05:00.000Z')).toBe('1 July 2026, 00:05');
  expect(formatInstantShort('2026-02-03T09:00:00.000Z')).toBe('3\u00a0Feb\u00a02026, 09:00');
});
it('scores have two decimals when they are fractional, and none otherwise', () => {
  expect([12, 12.5, 11.333333].map(formatScore)).toEqual(['12', '12.50', '11.33']);
});

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
