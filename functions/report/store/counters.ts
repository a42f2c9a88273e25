import * as z from 'zod';
import { type Figures, figuresOf, type Part, type ReportEvent, reportEvent } from '../../../shared/report/events.ts';
import { type Level, periodsOf } from '../../../shared/report/periods.ts';
import { type Counted, type Entity, keyPattern, nobodysData } from '../../kernel/store/entity.ts';
import { aboutReportSource } from './report-sources.ts';

const numbers = z.record(z.string(), z.unknown());

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

const storedYear = aboutReportSource({
  year: z.string(),
  events: z.array(reportEvent),
  version: z.int().min(1),
});
export type StoredYear = z.infer<typeof storedYear>;

/** The counted events of a report source, by year. Later counts are compared with them, and recounting adds them up. */
export const countedYearEntity: Entity<{ reportSource: string; year: string }, typeof storedYear> = {
  name: 'What the report counts of a patient or a register in a year',
  key: keyPattern('REPORT-COUNTED#{reportSource}', '{year}'),
  dataSubject: { patient: ['patientId'] },
  schema: storedYear,
  countedIn: ({ events }) => events.flatMap(countedOf),
};

const late = z.object({ month: z.string(), changes: z.int(), changedOn: z.string() });

/** How often something of a month was recorded or corrected after its end, and when last. */
export const lateEntity: Entity<string, typeof late> = {
  name: 'Late changes of a month',
  key: keyPattern('REPORT-LATE', '{month}'),
  dataSubject: nobodysData,
  schema: late,
};
