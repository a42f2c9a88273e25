import { addDays } from '../kernel/calendar.ts';

/** The last day on which a test of `testDay` counts as up to date. */
export const dueDay = (testDay: string, everyDays: number): string => addDays(testDay, everyDays);

/** Overdue when the test day plus the days between tests is before today. Days in this form compare as texts. */
export const isOverdue = (testDay: string, everyDays: number, today: string): boolean =>
  dueDay(testDay, everyDays) < today;

export const timeliness = (overdue: boolean): string => (overdue ? 'Test overdue' : 'Up to date');

type Measured = {
  readonly first: { readonly resultId: string; readonly questionDate: string };
  readonly latest: { readonly resultId: string };
  /** Days after which the questionnaire is asked again. */
  readonly everyDays: number;
};

/**
 * The number of measures that have fallen due since their first answer, and of those with a second answer: without a
 * pair nobody can say whether somebody is better.
 */
export const countPairs = (measured: readonly Measured[], today: string): { due: number; paired: number } => {
  const isPaired = ({ first, latest }: Measured) => first.resultId !== latest.resultId;
  const due = measured.filter((one) => isPaired(one) || dueDay(one.first.questionDate, one.everyDays) < today);
  return { due: due.length, paired: due.filter(isPaired).length };
};
