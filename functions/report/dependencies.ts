import type { reportCalls } from '../../shared/report/calls.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { withStaff } from '../kernel/http/with-staff.ts';
import { createReportStore } from './store/figures.ts';
import { createSentReportStore } from './store/sent-reports.ts';

export const makeDependencies = withStaff((table) => ({
  figures: createReportStore(table),
  sent: createSentReportStore(table),
}));
export type ReportDependencies = ReturnType<typeof makeDependencies>;
export type ReportHandlers = Handlers<typeof reportCalls, ReportDependencies>;
