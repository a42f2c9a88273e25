import * as z from 'zod';
import { type Figures, figuresOf, type Part, type ReportEvent, reportEvent } from '../../../shared/report/events.ts';
import { type Level, periodsOf } from '../../../shared/report/periods.ts';
import { canonical } from '../canonical.ts';
import { type Counted, type Entity, nobody } from '../entity.ts';
import { aboutSubject } from './subjects.ts';

const numbers = z.record(z.string(), z.unknown());

/*
 * The numbers of the report. For each year, month and day, and in it for each service and worker, an item counts what
 * happened, and another how many more or fewer wait. How many there are follows from the days, the services and the workers,
 * and not from how many people there are. Only `count-changes.ts` writes them, one subject at a time, so that no two people
 * at work ever wait for one another here.
 */
type Cell = {
  level: Level | `{${string}}`;
  part: Part | `{${string}}`;
  group: string;
  period: string;
  service: string;
  worker: string;
};

export const cellEntity: Entity<Cell, typeof numbers> = {
  name: 'Numbers of the report',
  key: ({ level, part, group, period, service, worker }) => ({
    pk: `REPORT#${level}#${part}#${group}`,
    sk: `${period}#${service}#${worker}`,
  }),
  anyId: {
    level: '{level}',
    part: '{part}',
    group: '{group}',
    period: '{period}',
    service: '{service}',
    worker: '{worker}',
  },
  whose: nobody,
  schema: numbers,
  counter: 'present',
};

/** Feedback is nobody's, and is counted where it is written: in some shards of the same periods. */
export const feedbackCellEntity: Entity<
  { level: Level | `{${string}}`; group: string; period: string; shard: string },
  typeof numbers
> = {
  name: 'Feedback of the report',
  key: ({ level, group, period, shard }) => ({ pk: `REPORT-FEEDBACK#${level}#${group}`, sk: `${period}#${shard}` }),
  anyId: { level: '{level}', group: '{group}', period: '{period}', shard: '{shard}' },
  whose: nobody,
  schema: numbers,
  counter: 'present',
};

/** Which partition a period stands in: all years in one, the months of a year, the days of a month. */
export const groupOf = (level: Level, period: string): string =>
  ({ year: 'all', month: period.slice(0, 4), day: period.slice(0, 7) })[level];

/** Where an event is counted, and what of it. */
export const countedOf = (event: ReportEvent): Counted[] => {
  const { part, figures } = figuresOf(event);
  const { day, service, worker } = event;
  return periodsOf(day).map(({ level, period }) => ({
    key: cellEntity.key({ level, part, group: groupOf(level, period), period, service, worker }),
    amounts: figures,
  }));
};

/** Where figures of a day that are nobody's are counted. */
export const countedFeedback = (day: string, shard: string, figures: Figures): Counted[] =>
  periodsOf(day).map(({ level, period }) => ({
    key: feedbackCellEntity.key({ level, group: groupOf(level, period), period, shard }),
    amounts: figures,
  }));

const storedYear = aboutSubject({
  year: z.string(),
  events: z.array(reportEvent),
  version: z.int().min(1),
});
export type StoredYear = z.infer<typeof storedYear>;

/** What of a subject is counted in the report, by the year: what is counted later is compared with it, and recounting adds it up. */
export const countedYearEntity: Entity<{ subject: string; year: string }, typeof storedYear> = {
  name: 'What the report counts of a patient or a register in a year',
  key: ({ subject, year }) => ({ pk: `REPORT-COUNTED#${subject}`, sk: year }),
  anyId: { subject: '{subject}', year: '{year}' },
  whose: { patient: ['patientId'] },
  schema: storedYear,
  countedIn: ({ events }) => events.flatMap(countedOf),
};

const late = z.object({ month: z.string(), changes: z.int(), changedOn: z.string() });

/** How often something of a month was recorded or corrected after its end, and when last. */
export const lateEntity: Entity<{ month: string }, typeof late> = {
  name: 'Late changes of a month',
  key: ({ month }) => ({ pk: 'REPORT-LATE', sk: month }),
  anyId: { month: '{month}' },
  whose: nobody,
  schema: late,
};

/** The same text for the same event. */
export const nameOfEvent = (event: ReportEvent): string => canonical(event);
