import { addDays } from '../kernel/calendar.ts';
import { feedbackMean } from '../questionnaires/feedback.ts';
import { addMonths, type DaySpan } from './periods.ts';
import { smallestShown } from './suppress.ts';

/*
 * What is published: the numbers for whoever may not open every record behind them, and for paper and files by default.
 *
 * - A count from one to four is not shown, and zero is zero (`suppress.ts`).
 * - The report is published by calendar quarters that have ended, each suppressed by itself. A longer time is the sum
 *   of what its quarters publish, "at least" where one of them is not shown: no two reports overlap in anything that
 *   one of them does not already show, so that their difference is never about a few people. The quarter that runs is
 *   not published: its numbers of today and of tomorrow would differ by one person.
 * - One service, or one worker, is published as a row of a table of all of them (`showRow` in `suppress.ts`): what is
 *   hidden there is hidden for it alone. A service and a worker together are not published.
 * - Scores are published by calendar months that have ended, as a mean in whole numbers of at least five tests: whoever
 *   reads a month before and after a late result cannot compute its score, unless it is the least or the greatest that
 *   there is.
 * - Feedback is published by the same quarters, each of at least five forms, as means.
 *
 * A quarter that has ended can still change, when something of it is recorded late. Whoever reads it before and after
 * sees that a count has changed by one; how many entries were late is not published.
 */

const quarterMonths = 3;
const monthOf = (day: string): number => Number(day.slice(5, 7));
const firstOfQuarter = (day: string): string =>
  addMonths(`${day.slice(0, 7)}-01`, -((monthOf(day) - 1) % quarterMonths));

/** The quarter of the calendar in which a day is. */
export const quarterOf = (day: string): DaySpan => {
  const from = firstOfQuarter(day);
  return { from, to: addDays(addMonths(from, quarterMonths), -1) };
};

/** The last quarters that ended before today, the earliest first. */
export const endedQuarters = (today: string, count: number): DaySpan[] =>
  Array.from({ length: count }, (_, n) => quarterOf(addMonths(firstOfQuarter(today), (n - count) * quarterMonths)));

/** The quarters that a span is made of; undefined where its ends are not those of quarters. */
export const quartersIn = ({ from, to }: DaySpan): DaySpan[] | undefined => {
  if (quarterOf(from).from !== from || quarterOf(to).to !== to) return undefined;
  const quarters = [quarterOf(from)];
  for (let last = quarters[0]; last && last.to < to; last = quarters.at(-1))
    quarters.push(quarterOf(addDays(last.to, 1)));
  return quarters;
};

/** The quarters that have ended in which the given days are; the last one that has ended where none of them has. */
export const publishedSpan = ({ from, to }: DaySpan, today: string): DaySpan => {
  const [last = quarterOf(today)] = endedQuarters(today, 1);
  const end = quarterOf(to).to < last.to ? quarterOf(to) : last;
  return { from: from < end.to ? quarterOf(from).from : end.from, to: end.to };
};

/** Whether a report of these days may be published. */
export const isPublished = (span: DaySpan, today: string): boolean => quartersIn(span) !== undefined && span.to < today;

type MonthTotal = { year: number; month: number; total: number | null; tests: number | null };

/** The scores of a month as they are published: a total that gives the mean in whole numbers, or nothing. */
export const publishMonth = <Total extends MonthTotal>(one: Total, today: string): Total => {
  const hasEnded = `${one.year}-${String(one.month).padStart(2, '0')}` < today.slice(0, 7);
  const { total, tests } = one;
  if (!hasEnded || total === null || tests === null || tests < smallestShown)
    return { ...one, total: null, tests: null };
  return { ...one, total: Math.round(total / tests) * tests };
};

/** The quarters of feedback that are published together: two years. */
export const feedbackQuarters = 8;

type Forms = { forms: number; sums: readonly number[] };

/** The feedback of some quarters as it is published: for each statement the answers whose mean has one decimal. */
export const publishFeedback = (quarters: readonly Forms[], statements: number) => {
  const shown = quarters.filter(({ forms }) => forms >= smallestShown);
  const tests = shown.reduce((sum, { forms }) => sum + forms, 0);
  const isHidden = tests === 0 && quarters.some(({ forms }) => forms > 0);
  return Array.from({ length: statements }, (_, question) => {
    const score = shown.reduce((sum, { sums }) => sum + (sums[question] ?? 0), 0);
    const mean = feedbackMean({ score, tests });
    if (isHidden) return { question, score: null, tests: null };
    return { question, score: mean === undefined ? 0 : ((Math.round(mean * 10) - 10) / 10) * tests, tests };
  });
};
