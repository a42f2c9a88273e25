import { formatMonth } from '../../../../../shared/kernel/format-day.ts';
import type { Mean } from './mean-chart.tsx';

type MonthTotal = { year: number; month: number; total: number | null; tests: number | null };

/**
 * The means of the latest calendar months, including months without answers, so that a gap shows. Begins with the
 * first answers; empty when there are none in all of these months. A `count` of Infinity means every month.
 */
export const latestMonths = (totals: readonly MonthTotal[], today: string, count: number): Mean[] => {
  const numbered = new Map(totals.map((one) => [one.year * 12 + one.month - 1, one]));
  const last = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  const first = Math.max(last - count + 1, Math.min(...numbered.keys()));
  const months = Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => {
    const { total, tests } = numbered.get(first + n) ?? { total: 0, tests: 0 };
    const label = formatMonth(Math.floor((first + n) / 12), ((first + n) % 12) + 1);
    return { label, tests, mean: total === null || !tests ? undefined : total / tests };
  });
  return months.some(({ tests }) => tests !== 0) ? months : [];
};

/** A page of the months, `size` each; page 1 has the latest, and the months of every page stay in order. */
export const pageOfMonths = (means: readonly Mean[], size: number, page: number): Mean[] => {
  const end = Math.max(0, means.length - (page - 1) * size);
  return means.slice(Math.max(0, end - size), end);
};
