import { expect, it } from 'vitest';
import { formatDay, formatMonth } from './format-day.ts';

it('days are written day, month, year, and never move with the clocks', () => {
  expect(formatDay('1990-05-04').replaceAll('\u00a0', ' ')).toBe('4 May 1990');
  expect(formatDay('2026-10-25').replaceAll('\u00a0', ' ')).toBe('25 Oct 2026');
  expect(formatDay('about 1950')).toBe('about 1950');
  expect(formatMonth(2026, 1)).toBe('Jan 2026');
});
