import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type Figures, figuresOf, type Part, type ReportEvent, reportEvent } from '../../../shared/report/events.ts';
import { type Level, periodsOf } from '../../../shared/report/periods.ts';
import { canonical } from '../../kernel/store/canonical.ts';
import { type Counted, type Entity, keyPattern, nobodysData } from '../../kernel/store/entity.ts';
import { aboutReportSource, type ReportSource, reportSourceId } from './report-sources.ts';

const numbers = z.record(z.string(), z.unknown());
const digestLength = 32;

/*
 * The numbers of the report. For each year, month and day, by service and worker, one item counts the events, and
 * another how many more or fewer wait. The number of items follows from the days, the services and the workers, not
 * from the number of people. Only `count-changes.ts` writes them, one report source at a time, so that no two members of
 * staff ever wait for one another here.
 */
type Cell = {
  level: Level;
  part: Part;
  group: string;
  period: string;
  service: string;
  worker: string;
};

export const cellEntity: Entity<Cell, typeof numbers> = {
  name: 'Numbers of the report',
  key: keyPattern('REPORT#{level}#{part}#{group}', '{period}#{service}#{worker}'),
  dataSubject: nobodysData,
  schema: numbers,
  counter: true,
};

/** Feedback has no report source, and is counted where it is written: in some shards of the same periods. */
export const feedbackCellEntity: Entity<
  { level: Level; group: string; period: string; shard: string },
  typeof numbers
> = {
  name: 'Feedback of the report',
  key: keyPattern('REPORT-FEEDBACK#{level}#{group}', '{period}#{shard}'),
  dataSubject: nobodysData,
  schema: numbers,
  counter: true,
};

/** The partition of a period: all years in one, the months of a year, the days of a month. */
export const groupOf = (level: Level, period: string): string =>
  ({ year: 'all', month: period.slice(0, 4), day: period.slice(0, 7) })[level];

export const countedOf = (event: ReportEvent): Counted[] => {
  const { part, figures } = figuresOf(event);
  const { day, service, worker } = event;
  return periodsOf(day).map(({ level, period }) => ({
    key: cellEntity.key({ level, part, group: groupOf(level, period), period, service, worker }),
    amounts: figures,
  }));
};

/** The counter of figures of a day that have no source. */
export const countedFeedback = (day: string, shard: string, figures: Figures): Counted[] =>
  periodsOf(day).map(({ level, period }) => ({
    key: feedbackCellEntity.key({ level, group: groupOf(level, period), period, shard }),
    amounts: figures,
  }));

const storedEvent = aboutReportSource({ event: reportEvent });
type StoredEvent = z.infer<typeof storedEvent>;

/**
 * An event that the report counts of a report source. Later counts are compared with them, recounting adds them up, and
 * the list behind a number is made of them (`listed-events.ts`).
 */
export const countedEventEntity: Entity<{ reportSource: string; day: string; event: string }, typeof storedEvent> = {
  name: 'Event of a patient or a register in the report',
  key: keyPattern('REPORT-COUNTED#{reportSource}', '{day}#{event}'),
  dataSubject: { patient: ['patientId'] },
  schema: storedEvent,
  countedIn: ({ event }) => countedOf(event),
};

/** The list of a kind of event in a year, by its day; of who waits still; and of who waited, by the day until which. */
export const eventList = (kind: ReportEvent['kind'] | 'waiting', year = ''): string => `report-${kind}#${year}`;

const placeOf = (event: ReportEvent) => {
  if (event.kind === 'decided') return undefined;
  if (event.kind !== 'waits') return { list: eventList(event.kind, event.day.slice(0, 4)), by: event.day };
  const { day, until } = event;
  return until === undefined
    ? { list: eventList('waiting'), by: day }
    : { list: eventList('waits', until.slice(0, 4)), by: until };
};

export type CountedEvent = {
  readonly id: { reportSource: string; day: string; event: string };
  readonly item: StoredEvent & { place1?: string; sortedBy?: string };
};

/**
 * The items of the events of a report source, by their keys. A key follows from what the event says, and from how many
 * equal ones are before it: the same events always have the same items.
 */
export const itemsOf = (reportSource: ReportSource, events: readonly ReportEvent[]): Map<string, CountedEvent> => {
  const items = new Map<string, CountedEvent>();
  const equal = new Map<string, number>();
  for (const event of events) {
    const digest = createHash('sha256').update(canonical(event)).digest('hex').slice(0, digestLength);
    const before = equal.get(digest) ?? 0;
    equal.set(digest, before + 1);
    const id = {
      reportSource: reportSourceId(reportSource),
      day: event.day,
      event: `${event.kind}#${digest}#${before}`,
    };
    const place = placeOf(event);
    const placed = place && { place1: place.list, sortedBy: `${place.by}#${id.reportSource}#${id.day}#${id.event}` };
    items.set(countedEventEntity.key(id).sk, { id, item: { ...reportSource, event, ...placed } });
  }
  return items;
};

const late = z.object({ month: z.string(), changes: z.int(), changedOn: z.string() });

/** How often something of a month was recorded or corrected after its end, and when last. */
export const lateEntity: Entity<string, typeof late> = {
  name: 'Late changes of a month',
  key: keyPattern('REPORT-LATE', '{month}'),
  dataSubject: nobodysData,
  schema: late,
};
