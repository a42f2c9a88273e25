import { addFigures, type Figures, type Part, peopleMeasures } from '../../../shared/report/events.ts';
import { type DaySpan, type Run, runsOf, spanBefore } from '../../../shared/report/periods.ts';
import { type Item, parseItem } from '../entity.ts';
import type { Table } from '../open-table.ts';
import { queryItems } from '../query-items.ts';
import { countChanges } from './count-changes.ts';
import { cellEntity, feedbackCellEntity, groupOf, lateEntity } from './counters.ts';
import { readPending } from './pending.ts';

export type ReportFilter = { service?: string | undefined; worker?: string | undefined };

// There was no organisation before this.
const beginning = '2000-01-01';
const lastOfPrefix = '~';
const notNumbers = new Set(['pk', 'sk', 'schemaVersion']);

const readRun = async (table: Table, pk: string, { from, to }: Run): Promise<Item[]> =>
  await queryItems(table, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': `${to}${lastOfPrefix}` },
    ConsistentRead: true,
  });

const numbersOf = (item: Item): Figures =>
  Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) => (notNumbers.has(name) ? [] : [[name, Number(value)] as const])),
  );

/** The amounts of a cell; of people also by service. */
const figuresOfCell = (item: Item): Figures => {
  const [, service = ''] = String(item.sk).split('#');
  const figures = numbersOf(item);
  const byService = peopleMeasures.flatMap((measure) => {
    const count = figures[measure];
    return count === undefined ? [] : [[`${measure}.service.${service}`, count] as const];
  });
  return { ...figures, ...Object.fromEntries(byService) };
};

const isChosen = (item: Item, { service, worker }: ReportFilter): boolean => {
  const [, ofService, ofWorker] = String(item.sk).split('#');
  return (service === undefined || ofService === service) && (worker === undefined || ofWorker === worker);
};

const readPart = async (table: Table, part: Part, span: DaySpan, filter: ReportFilter): Promise<Figures> => {
  const runs = await Promise.all(
    runsOf(span).map((run) => {
      const group = groupOf(run.level, run.from);
      const { pk } = cellEntity.key({ level: run.level, part, group, period: '', service: '', worker: '' });
      return readRun(table, pk, run);
    }),
  );
  return addFigures(
    ...runs
      .flat()
      .filter((item) => isChosen(item, filter))
      .map(figuresOfCell),
  );
};

const readFeedback = async (table: Table, span: DaySpan): Promise<Figures> => {
  const runs = await Promise.all(
    runsOf(span).map((run) => {
      const group = groupOf(run.level, run.from);
      return readRun(table, feedbackCellEntity.key({ level: run.level, group, period: '', shard: '' }).pk, run);
    }),
  );
  return addFigures(...runs.flat().map(numbersOf));
};

/** The events of a period, and who waits at its end, without what adds up to zero. */
const readSpan = async (table: Table, span: DaySpan, filter: ReportFilter): Promise<Figures> => {
  const [flow, queue, feedback] = await Promise.all([
    readPart(table, 'flow', span, filter),
    readPart(table, 'queue', { from: beginning, to: span.to }, filter),
    readFeedback(table, span),
  ]);
  return Object.fromEntries(Object.entries({ ...flow, ...queue, ...feedback }).filter(([, count]) => count !== 0));
};

const readLate = async (table: Table, { from, to }: DaySpan) => {
  const { pk } = lateEntity.key({ month: '' });
  const items = await queryItems(table, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': pk, ':from': from.slice(0, 7), ':to': to.slice(0, 7) },
    ConsistentRead: true,
  });
  const months = items.map((item) => parseItem(lateEntity, item));
  const on = months
    .map(({ changedOn }) => changedOn)
    .toSorted()
    .at(-1);
  return on === undefined ? undefined : { changes: months.reduce((sum, { changes }) => sum + changes, 0), on };
};

/** The number of subjects that a call counts before it answers; a job counts the rest. */
const countedFirst = 40;
const mostPending = 100;

export const createReportStore = (table: Table) => ({
  /**
   * The figures of a period and of the one before it, in a number of requests that does not depend on the number of
   * people. Changes of the last minutes are counted first; the number still pending is returned.
   */
  async read(span: DaySpan, filter: ReportFilter, now: Date) {
    await countChanges(table, { most: countedFirst, now });
    const before = spanBefore(span);
    const [ofNow, ofBefore, late, { marks, more }] = await Promise.all([
      readSpan(table, span, filter),
      readSpan(table, before, filter),
      readLate(table, span),
      readPending(table, mostPending),
    ]);
    return { figures: { now: ofNow, before: ofBefore }, before, late, pending: { count: marks.length, more } };
  },
});
export type ReportStore = ReturnType<typeof createReportStore>;
