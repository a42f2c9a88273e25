import type { Table } from '../open-table.ts';
import { readWithoutBaseline } from './baselines.ts';
import { readOverdue } from './due-tests.ts';
import { readMonthTotals } from './org-totals.ts';
import { readStanding } from './standing.ts';

type PageOf = { page: number; size: number };

/** What is read across patients, and the summary of one. */
export const openReports = (table: Table) => ({
  readStanding: (referralId: string, today: string) => readStanding(table, referralId, today),
  listOverdue: (today: string, page: PageOf) => readOverdue(table, today, page),
  listWithoutBaseline: (page: PageOf) => readWithoutBaseline(table, page),
  readMonthTotals: () => readMonthTotals(table),
});
export type Reports = ReturnType<typeof openReports>;
