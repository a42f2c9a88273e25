import { today } from '../../shared/kernel/today.ts';
import { reportCalls } from '../../shared/report/calls.ts';
import { publishMonth } from '../../shared/report/publication.ts';
import { serve } from '../kernel/http/serve.ts';
import { makeDependencies, type ReportHandlers } from './dependencies.ts';
import { listNumber } from './list-number.ts';
import { listSentReports, readReport, readSentReport, sendReport } from './read-report.ts';
import { readMonthTotals } from './store/org-totals.ts';

const handlers: ReportHandlers = {
  readOrgData: async ({ access }, { table }) => {
    const [content, mayOpenAll] = await Promise.all([readMonthTotals(table), access.everyRecord()]);
    const day = today();
    return { status: 200, body: { content: mayOpenAll ? content : content.map((one) => publishMonth(one, day)) } };
  },
  readReport,
  listNumber,
  listSentReports,
  readSentReport,
  sendReport,
};

export const handler = serve(reportCalls, handlers, makeDependencies);
