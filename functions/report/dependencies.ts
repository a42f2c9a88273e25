import type { reportCalls } from '../../shared/report/calls.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { lazyClient } from '../kernel/lib/lazy-client.ts';
import { connectTable } from '../kernel/store/open-table.ts';
import { createReportStore } from './store/figures.ts';

export const makeDependencies = () => {
  const table = connectTable();
  return {
    table,
    figures: createReportStore(table),
    staff: lazyClient(async () => (await import('../kernel/identity/directory.ts')).createStaffDirectory()),
  };
};
type ReportDependencies = ReturnType<typeof makeDependencies>;
export type ReportHandlers = Handlers<typeof reportCalls, ReportDependencies>;
