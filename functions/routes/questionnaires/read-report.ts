import { checkSpan, serviceAndWorker } from '../../../shared/api/report.ts';
import { today } from '../../../shared/domain/today.ts';
import { buildReport } from '../../../shared/report/build-report.ts';
import { isPublished, publishedSpan } from '../../../shared/report/publication.ts';
import { trueView } from '../../../shared/report/view.ts';
import { publishedViews } from '../../data/reports/published-views.ts';
import type { QuestionnairesHandlers } from './dependencies.ts';

/**
 * The numbers of a period: true for whoever may open every record behind them, and beside these what is published; for
 * everybody else what is published alone, so that no browser of theirs ever has the others.
 */
export const readReport: QuestionnairesHandlers['readReport'] = async (
  { params: asked, query: { service, worker }, access, auditContext },
  { figures, staff },
) => {
  const wrong = checkSpan(asked);
  if (wrong !== undefined) return { status: 400, body: { status: 400, message: wrong } };
  const mayOpenAll = await access.everyRecord();
  if (!mayOpenAll && service !== undefined && worker !== undefined) {
    return { status: 400, body: { status: 400, message: serviceAndWorker } };
  }
  const now = new Date();
  const span = mayOpenAll ? asked : publishedSpan(asked, today(now));
  // Changes are counted first, which writes: not for a session that has ended.
  await auditContext.admission;
  const filter = { service, worker };
  const [{ quarters, ...read }, workers] = await Promise.all([figures.read(span, filter, now), staff.list()]);
  const isGiven = isPublished(span, today(now));
  const viewsOf = (side: 'now' | 'before') =>
    isGiven && quarters ? publishedViews(quarters[side], filter) : undefined;
  const views = { now: viewsOf('now'), before: viewsOf('before') };
  const published = views.now && views.before && buildReport({ now: views.now, before: views.before }, filter);
  const ofAll = { now: [trueView(read.figures.now)], before: [trueView(read.figures.before)] };
  return {
    status: 200,
    body: {
      now: span,
      before: read.before,
      ...(service !== undefined && { service }),
      ...(worker !== undefined && { worker }),
      exact: mayOpenAll,
      tables: mayOpenAll ? buildReport(ofAll, filter) : (published ?? []),
      ...(mayOpenAll && published && { published }),
      // How many were recorded since is about a few people.
      pending: mayOpenAll ? read.pending : { count: 0, more: read.pending.count > 0 },
      ...(mayOpenAll && read.late && { late: read.late }),
      workers,
    },
  };
};
