import { addFigures, type Figures, type Part, peopleMeasures } from '../../../shared/report/events.ts';
import { type DaySpan, monthRunsOf, type Run, runsOf, spanBefore } from '../../../shared/report/periods.ts';
import { quarterOf, quartersIn } from '../../../shared/report/publication.ts';
import { type Item, parseItem } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import { countChanges } from './count-changes.ts';
import { cellEntity, feedbackCellEntity, groupOf, lateEntity } from './counters.ts';
import { readDirty } from './dirty.ts';

export type ReportFilter = { service?: string | undefined; worker?: string | undefined };

// There was no organisation before this.
const beginning = '2000-01-01';
const lastOfPrefix = '~';
const notNumbers = new Set(['pk', 'sk', 'schemaVersion']);

/** The items of some runs of periods, each of which is in one partition. */
const readRuns = async (table: Table, runs: readonly Run[], pkOf: (level: Run['level'], group: string) => string) => {
  const read = runs.map(({ level, from, to }) =>
    readPartition(table, pkOf(level, groupOf(level, from)), { from, to: `${to}${lastOfPrefix}` }),
  );
  return (await Promise.all(read)).flat();
};

const numbersOf = (item: Item): Figures =>
  Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) => (notNumbers.has(name) ? [] : [[name, Number(value)] as const])),
  );

const isChosen = ({ service, worker }: Cell, filter: ReportFilter): boolean =>
  (filter.service === undefined || service === filter.service) &&
  (filter.worker === undefined || worker === filter.worker);

export type Cell = { period: string; service: string; worker: string; figures: Figures };

/** A cell with its amounts; of people also by service. */
const cellOf = (item: Item): Cell => {
  const [period = '', service = '', worker = ''] = String(item.sk).split('#');
  const figures = numbersOf(item);
  const byService = peopleMeasures.flatMap((measure) => {
    const count = figures[measure];
    return count === undefined ? [] : [[`${measure}.service.${service}`, count] as const];
  });
  return { period, service, worker, figures: { ...figures, ...Object.fromEntries(byService) } };
};

const readPart = async (table: Table, part: Part, runs: readonly Run[]): Promise<Cell[]> => {
  const unknown = { period: '', service: '', worker: '' };
  const items = await readRuns(table, runs, (level, group) => cellEntity.key({ level, part, group, ...unknown }).pk);
  return items.map(cellOf);
};

const readFeedback = async (table: Table, runs: readonly Run[]) => {
  const pkOf = (level: Run['level'], group: string) =>
    feedbackCellEntity.key({ level, group, period: '', shard: '' }).pk;
  return (await readRuns(table, runs, pkOf)).map((item) => {
    const [period = ''] = String(item.sk).split('#');
    return { period, figures: numbersOf(item) };
  });
};

/** The cells of a quarter, and of who waits at its end where it is the last of its span; and its feedback. */
export type Quarter = { cells: Cell[]; feedback: Figures };
export type ReadSpan = { figures: Figures; quarters: Quarter[] | undefined };

const withoutZeros = (figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).filter(([, count]) => count !== 0));

/** The events of a period, and who waits at its end; for each quarter, too, where it is made of quarters. */
const readSpan = async (table: Table, span: DaySpan, filter: ReportFilter): Promise<ReadSpan> => {
  const quarters = quartersIn(span);
  const runs = quarters ? monthRunsOf(span) : runsOf(span);
  const [flow, queue, feedback] = await Promise.all([
    readPart(table, 'flow', runs),
    readPart(table, 'queue', runsOf({ from: beginning, to: span.to })),
    readFeedback(table, runs),
  ]);
  const isIn =
    ({ from, to }: DaySpan) =>
    ({ period }: { period: string }) =>
      from.slice(0, 7) <= period && period <= to.slice(0, 7);
  const figuresOf = (some: readonly { figures: Figures }[]) => addFigures(...some.map(({ figures }) => figures));
  const chosen = [...flow, ...queue].filter((cell) => isChosen(cell, filter));
  return {
    figures: withoutZeros(figuresOf([...chosen, ...feedback])),
    quarters: quarters?.map((quarter) => ({
      cells: [...flow.filter(isIn(quarter)), ...(quarter.to === span.to ? queue : [])],
      feedback: figuresOf(feedback.filter(isIn(quarter))),
    })),
  };
};

const readLate = async (table: Table, { from, to }: DaySpan) => {
  const { pk } = lateEntity.key('');
  const items = await readPartition(table, pk, { from: from.slice(0, 7), to: to.slice(0, 7) });
  const months = items.map((item) => parseItem(lateEntity, item));
  const [last] = months.toSorted((one, other) => other.changedOn.localeCompare(one.changedOn));
  return last && { changes: months.reduce((sum, { changes }) => sum + changes, 0), on: last.changedOn };
};

/** The number of report sources that a call counts before it answers; a job counts the rest. */
const countedFirst = 40;
const mostPending = 100;

export const createReportStore = (table: Table) => ({
  /** A period and the one before it, in a fixed number of requests. The last changes are counted first. */
  async read(span: DaySpan, filter: ReportFilter, now: Date) {
    await countChanges(table, { most: countedFirst, now });
    const before = spanBefore(span);
    const [ofNow, ofBefore, late, { marks, more }] = await Promise.all([
      readSpan(table, span, filter),
      readSpan(table, before, filter),
      readLate(table, span),
      readDirty(table, mostPending),
    ]);
    return {
      figures: { now: ofNow.figures, before: ofBefore.figures },
      /** The quarters of both, where they are made of some. */
      ...(ofNow.quarters && ofBefore.quarters && { quarters: { now: ofNow.quarters, before: ofBefore.quarters } }),
      before,
      late,
      pending: { count: marks.length, more },
    };
  },

  async readFeedback(quarters: readonly DaySpan[]): Promise<Figures[]> {
    const [first, last] = [quarters[0], quarters.at(-1)];
    if (!first || !last) return [];
    const forms = await readFeedback(table, monthRunsOf({ from: first.from, to: last.to }));
    return quarters.map(({ from }) =>
      addFigures(
        ...forms.filter(({ period }) => quarterOf(`${period}-01`).from === from).map(({ figures }) => figures),
      ),
    );
  },
});
