import { expect, it } from 'vitest';
import { isOver, lastQuarters } from './quarters.ts';

it('the quarters go back over the year', () =>
  expect(lastQuarters('2026-02-28', 4)).toEqual(['2026-Q1', '2025-Q4', '2025-Q3', '2025-Q2']));

it('a quarter is over on the day after its last', () => {
  expect(isOver('2026-Q3', '2026-09-30')).toBe(false);
  expect(isOver('2026-Q3', '2026-10-01')).toBe(true);
  expect(isOver('2026-Q4', '2027-01-01')).toBe(true);
});
