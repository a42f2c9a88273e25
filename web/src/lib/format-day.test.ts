import { expect, it } from 'vitest';
import { formatDay, formatMonth } from './format-day.ts';
import { formatScore } from './format-score.ts';

it('days are written day, month, year, and never move with the clocks', () => {
  expect(formatDay('1990-05-04').replaceAll('\u00a0', ' ')).toBe('4 May 1990');
  expect(formatDay('2026-10-25').replaceAll('\u00a0', ' ')).toBe('25 Oct 2026');
  expect(formatDay('about 1950')).toBe('about 1950');
  expect(formatMonth(2026, 1)).toBe('Jan 2026');
});

it('scores have two decimals when they are fractional, and none otherwise', () => {
  expect([12, 12.5, 11.333333].map(formatScore)).toEqual(['12', '12.50', '11.33']);
});
