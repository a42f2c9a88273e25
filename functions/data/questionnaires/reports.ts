import type { Table } from '../open-table.ts';
import { readOverdue } from './due-tests.ts';
import { readWithoutBaseline } from './no-baseline-list.ts';
import { readMonthTotals } from './org-totals.ts';
import { readTestSummary } from './test-summary.ts';

type PageOf = { page: number; size: number };

export const createReports = (table: Table) => ({
  readTestSummary: (patientId: string, today: string) => readTestSummary(table, patientId, today),
  listOverdue: (today: string, page: PageOf) => readOverdue(table, today, page),
  listWithoutBaseline: (page: PageOf) => readWithoutBaseline(table, page),
  readMonthTotals: () => readMonthTotals(table),
});
export type Reports = ReturnType<typeof createReports>;
