import { expect, it } from 'vitest';
import type { ReportPair, ReportTable } from './report.ts';
import { headlineOf, isBlank } from './words.ts';

const rowOf = (...cells: ReportPair[]) => ({ id: 'all', label: 'Everybody', level: 0, cells });
const tableOf = (columns: string[], ...cells: ReportPair[]): ReportTable => ({
  ...{ id: 'people', title: 'People', columns },
  rows: [rowOf(...cells)],
});

it('a table is told by its first number, with its column where there are several', () => {
  const pair = { now: 1034, before: 'few' } as const;
  expect(headlineOf(tableOf(['People'], pair))).toBe('Everybody: 1,034 (before: fewer than 5)');
  expect(headlineOf(tableOf(['Referred', 'Closed'], pair, pair))).toMatch(/^Everybody, Referred: 1,034 /);
  expect(headlineOf({ ...tableOf([]), rows: [] })).toBe('');
});

it('a row says nothing where nobody is in it and nothing is shown, and something where few are', () => {
  expect(isBlank(rowOf({ now: 0, before: 'hidden' }, { now: null, before: 0 }))).toBe(true);
  for (const cell of [1, 'few', 'none', { atLeast: 7 }] as const) {
    expect(isBlank(rowOf({ now: 0, before: 0 }, { now: 0, before: cell }))).toBe(false);
  }
});
