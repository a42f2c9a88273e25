import { missing } from '../../shared/kernel/missing.ts';
import { today } from '../../shared/kernel/today.ts';
import { buildReport } from '../../shared/report/build-report.ts';
import { fixedCategories } from '../../shared/report/dimensions.ts';
import { addFigures, type Figures } from '../../shared/report/events.ts';
import { isPublished, publishedSpan } from '../../shared/report/publication.ts';
import { checkSpan, serviceAndWorker } from '../../shared/report/report.ts';
import { rowView, suppressedView, trueView, type View } from '../../shared/report/view.ts';
import { describeFilter, notPublished } from '../../shared/report/words.ts';
import { notFound, refusedAt } from '../kernel/http/outcome.ts';
import { namingStaff } from '../kernel/identity/name-staff.ts';
import type { ReportDependencies, ReportHandlers } from './dependencies.ts';
import type { Cell, Quarter, ReportFilter } from './store/figures.ts';
import type { StoredSentReport } from './store/sent-reports.ts';

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

type Asked = { from: string; to: string; service?: string | undefined; worker?: string | undefined };

/** The numbers of a period: what is published, and the true ones beside it. */
const composeReport = async (
  { from, to, service, worker }: Asked,
  { figures, staff }: Pick<ReportDependencies, 'figures' | 'staff'>,
) => {
  const now = new Date();
  const filter = { service, worker };
  const span = { from, to };
  const [{ quarters, ...read }, workers] = await Promise.all([figures.read(span, filter, now), staff.list()]);
  const isGiven = isPublished(span, today(now));
  const viewsOf = (side: 'now' | 'before') =>
    isGiven && quarters ? publishedViews(quarters[side], filter) : undefined;
  const views = { now: viewsOf('now'), before: viewsOf('before') };
  return {
    now: span,
    before: read.before,
    ...(service !== undefined && { service }),
    ...(worker !== undefined && { worker }),
    published: views.now && views.before && buildReport({ now: views.now, before: views.before }, filter),
    trueTables: () =>
      buildReport({ now: [trueView(read.figures.now)], before: [trueView(read.figures.before)] }, filter),
    pending: read.pending,
    late: read.late,
    workers,
  };
};

/**
 * The numbers of a period: true for whoever may open every record behind them, and beside these what is published; for
 * everybody else what is published alone, so that no browser of theirs ever has the others.
 */
export const readReport: ReportHandlers['readReport'] = async (
  { params: asked, query: { service, worker }, access, auditContext },
  dependencies,
) => {
  const wrong = checkSpan(asked);
  if (wrong !== undefined) return { status: 400, body: { status: 400, message: wrong } };
  const mayOpenAll = await access.everyRecord();
  if (!mayOpenAll && service !== undefined && worker !== undefined) {
    return { status: 400, body: { status: 400, message: serviceAndWorker } };
  }
  const span = mayOpenAll ? asked : publishedSpan(asked, today());
  // Changes are counted first, which writes: not for a session that has ended.
  await auditContext.admission;
  const { published, trueTables, pending, late, ...read } = await composeReport(
    { ...span, service, worker },
    dependencies,
  );
  return {
    status: 200,
    body: {
      ...read,
      exact: mayOpenAll,
      tables: mayOpenAll ? trueTables() : (published ?? []),
      ...(mayOpenAll && published && { published }),
      // How many were recorded since is about a few people.
      pending: mayOpenAll ? pending : { count: 0, more: pending.count > 0 },
      ...(mayOpenAll && late && { late }),
    },
  };
};

/** Stores what is published of a report as it is sent to somebody. */
export const sendReport: ReportHandlers['sendReport'] = async ({ body, auditContext }, dependencies) => {
  const { sentTo, ...asked } = body;
  const wrong = checkSpan(asked);
  if (wrong !== undefined) return refusedAt('from', wrong);
  await auditContext.admission;
  const report = await composeReport(asked, dependencies);
  const { now, before, published } = report;
  if (!published) return refusedAt('from', notPublished);
  const copy = { sentTo, now, before, about: describeFilter(report), tables: published };
  return { status: 201, body: await nameCopy(await dependencies.sent.add(copy, auditContext), dependencies) };
};

const { one: nameCopy, all: nameCopies } = namingStaff(
  ({ by }: StoredSentReport) => [by],
  (copy, nameOf) => ({ ...copy, by: nameOf(copy.by) }),
);

export const listSentReports: ReportHandlers['listSentReports'] = async (_, dependencies) => ({
  status: 200,
  body: { content: await nameCopies<never>(await dependencies.sent.list(), dependencies) },
});

export const readSentReport: ReportHandlers['readSentReport'] = async ({ params: { copyId } }, dependencies) => {
  const found = await dependencies.sent.read(copyId);
  if (!found) return notFound(missing.sentReport);
  const { tables, ...copy } = found;
  return { status: 200, body: { ...(await nameCopy(copy, dependencies)), tables } };
};
