import type { questionnaires } from '../../../shared/api/questionnaires.ts';
import { checkSpan } from '../../../shared/api/report.ts';
import { buildReport } from '../../../shared/report/build-report.ts';
import type { Handler } from '../../http/handler.ts';
import type { QuestionnairesDependencies } from './dependencies.ts';

/** The numbers of a period. Small counts are suppressed here, so that no browser ever has them. */
export const readReport: Handler<typeof questionnaires.readReport, QuestionnairesDependencies> = async (
  { params: { from, to }, query: { service, worker }, auditContext },
  { figures, staff },
) => {
  const wrong = checkSpan({ from, to });
  if (wrong !== undefined) return { status: 400, body: { status: 400, message: wrong } };
  // Changes are counted first, which writes: not for a session that has ended.
  await auditContext.admission;
  const [read, workers] = await Promise.all([
    figures.read({ from, to }, { service, worker }, new Date()),
    staff.list(),
  ]);
  return {
    status: 200,
    body: {
      now: { from, to },
      before: read.before,
      ...(service !== undefined && { service }),
      ...(worker !== undefined && { worker }),
      tables: buildReport(read.figures, { service }),
      pending: read.pending,
      ...(read.late && { late: read.late }),
      workers,
    },
  };
};
