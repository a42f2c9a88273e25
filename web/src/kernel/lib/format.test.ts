import { expect, it } from 'vitest';
import { formatInstant, formatInstantShort, formatScore } from './format.ts';

it('writes an instant as people in England would, in winter and in summer', () => {
  expect(formatInstant('2026-11-20T13:45:10.000Z')).toBe('20 November 2026, 13:45');
  expect(formatInstant('2026-06-30T23:05:00.000Z')).toBe('1 July 2026, 00:05');
  expect(formatInstantShort('2026-02-03T09:00:00.000Z')).toBe('3\u00a0Feb\u00a02026, 09:00');
});
it('scores have two decimals when they are fractional, and none otherwise', () => {
  expect([12, 12.5, 11.333333].map(formatScore)).toEqual(['12', '12.50', '11.33']);
});
