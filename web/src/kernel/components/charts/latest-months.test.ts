import { expect, it } from 'vitest';
import { latestMonths, pageOfMonths } from './latest-months.ts';

const totals = [
  { year: 2025, month: 11, total: 30, tests: 2 },
  { year: 2026, month: 1, total: 21, tests: 2 },
];

it('shows a month without answers as a gap, and ends with this month', () => {
  expect(latestMonths(totals, '2026-02-28', 12)).toEqual([
    { label: 'Nov 2025', mean: 15, tests: 2 },
    { label: 'Dec 2025', mean: undefined, tests: 0 },
    { label: 'Jan 2026', mean: 10.5, tests: 2 },
    { label: 'Feb 2026', mean: undefined, tests: 0 },
  ]);
});

it('shows no more months than are asked for, and nothing when nobody answered in them', () => {
  expect(latestMonths(totals, '2026-01-31', 2).map(({ label }) => label)).toEqual(['Dec 2025', 'Jan 2026']);
  expect(latestMonths(totals, '2027-01-31', 3)).toEqual([]);
  expect(latestMonths([], '2026-01-31', 12)).toEqual([]);
});

it('shows every month there is, a page of them at a time, none twice and none left out', () => {
  const all = latestMonths(totals, '2031-07-15', Infinity);
  expect(all).toHaveLength(69);
  expect([all[0]?.label, all.at(-1)?.label]).toEqual(['Nov 2025', 'Jul 2031']);
  const pages = [3, 2, 1].map((page) => pageOfMonths(all, 24, page));
  expect(pages.map(({ length }) => length)).toEqual([21, 24, 24]);
  expect(pages.flat()).toEqual(all);
  expect(pageOfMonths(all, 24, 4)).toEqual([]);
});
