import { today } from '../../shared/kernel/today.ts';
import { publishMonth } from '../../shared/report/publication.ts';
import type { ReportHandlers } from './dependencies.ts';

export const readOrgData: ReportHandlers['readOrgData'] = async ({ access }, { reports }) => {
  const [content, mayOpenAll] = await Promise.all([reports.readMonthTotals(), access.everyRecord()]);
  const day = today();
  return { status: 200, body: { content: mayOpenAll ? content : content.map((one) => publishMonth(one, day)) } };
};
