import { today } from '../../shared/kernel/today.ts';
import { buildReport } from '../../shared/report/build-report.ts';
import { fixedCategories } from '../../shared/report/dimensions.ts';
import { addFigures, type Figures } from '../../shared/report/events.ts';
import { isPublished, publishedSpan } from '../../shared/report/publication.ts';
import { checkSpan, serviceAndWorker } from '../../shared/report/report.ts';
import { rowView, suppressedView, trueView, type View } from '../../shared/report/view.ts';
import type { ReportHandlers } from './dependencies.ts';
import type { Cell, Quarter, ReportFilter } from './store/figures.ts';

const figuresOf = (cells: readonly Cell[]): Figures => addFigures(...cells.map(({ figures }) => figures));

/** The row of a service or a worker among all of them, in the order of the table of services. */
const showOne = ({ cells, feedback }: Quarter, by: 'service' | 'worker', chosen: string): View => {
  const found = [...new Set([...cells.map((cell) => cell[by]), chosen])].toSorted();
  const ids = by === 'service' ? fixedCategories.service.map(({ id }) => id) : found;
  const rows = new Map(ids.map((id) => [id, figuresOf(cells.filter((cell) => cell[by] === id))]));
  // A service that does not exist has nobody.
  const own = rows.get(chosen) ?? {};
  const view = rowView([...rows.values()], own);
  return { ...view, figures: { ...view.figures, ...feedback } };
};

/** The published views of some quarters; undefined for a service and a worker together, which are not published. */
const publishedViews = (quarters: readonly Quarter[], { service, worker }: ReportFilter): View[] | undefined => {
  if (service !== undefined && worker !== undefined) return undefined;
  return quarters.map((quarter) => {
    if (service !== undefined) return showOne(quarter, 'service', service);
    if (worker !== undefined) return showOne(quarter, 'worker', worker);
    return suppressedView(addFigures(figuresOf(quarter.cells), quarter.feedback));
  });
};

/**
 * The numbers of a period: true for whoever may open every record behind them, and beside these what is published; for
 * everybody else what is published alone, so that no browser of theirs ever has the others.
 */
export const readReport: ReportHandlers['readReport'] = async (
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
