import * as z from 'zod';
import { diaryDay } from '../appointments/appointment.ts';
import { calendarDay, daysBetween } from '../kernel/calendar.ts';
import { accountIdText, optionalText } from '../kernel/text.ts';
import { staffUser } from '../patients/record.ts';

/**
 * A number of the report. In its place: `few`, a count from one to four; `hidden`, one from which such a count could be
 * computed; `none`, a mean or a share of nothing; null, where a number would be about too few people. `atLeast` is the
 * sum of the quarters that are shown, where another one is not.
 */
const cell = z.union([z.number(), z.enum(['few', 'hidden', 'none']), z.object({ atLeast: z.number() }), z.null()]);
const pair = z.object({ now: cell, before: cell });
export type ReportPair = z.infer<typeof pair>;

/** A table of the report: for each row and column the number of the requested period, and of the period before it. */
export const reportTable = z.object({
  id: z.string(),
  title: z.string(),
  /** What the numbers are, and about whom. */
  note: z.string().optional(),
  columns: z.array(z.string()),
  rows: z.array(z.object({ id: z.string(), label: z.string(), level: z.int().min(0).max(1), cells: z.array(pair) })),
});
export type ReportTable = z.infer<typeof reportTable>;

export const daySpan = z.object({ from: calendarDay, to: calendarDay });

export const report = z.object({
  now: daySpan,
  before: daySpan,
  service: z.string().optional(),
  worker: z.string().optional(),
  /** Whether the tables have every number as it is; otherwise they are what is published. */
  exact: z.boolean(),
  tables: z.array(reportTable),
  /** What is published of the same, for paper and files; only beside exact tables, and of whole quarters. */
  published: z.array(reportTable).optional(),
  /** Changed records that are not counted yet; after a few minutes there are none. Of what is published only whether there are any. */
  pending: z.object({ count: z.int(), more: z.boolean() }),
  /** Changes recorded after the end of a month of this period: how often, and when last. */
  late: z.object({ changes: z.int(), on: calendarDay }).optional(),
  /** The workers that the report can be filtered by. */
  workers: z.array(staffUser),
});
export type Report = z.infer<typeof report>;

export const serviceAndWorker =
  'Please choose a service or a worker, not both: together they could tell about a few people.';

/** Why somebody is given no list of the people behind a number. */
export const forWholeAccess = 'The lists behind the numbers are for whoever may open every record.';

const mostDays = 3 * 366;

/** The first day and the last, both included. */
export const reportDays = { from: diaryDay, to: diaryDay };

const reload = 'Please choose from the list.';
/** The id of a service, `other` or `unknown`; the id of a worker, or `nobody`. */
export const reportFilters = {
  service: optionalText(accountIdText(reload)),
  worker: optionalText(accountIdText(reload)),
};

/** The error in the two ends of a period; undefined where there is none. */
export const checkSpan = ({ from, to }: { from: string; to: string }): string | undefined => {
  if (from > to) return 'Please choose a last day that is not before the first.';
  if (daysBetween(from, to) >= mostDays) return 'Please choose at most three years.';
  return undefined;
};
