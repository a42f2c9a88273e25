import { addDays } from '../kernel/calendar.ts';

/** The last day on which a test of `testDay` counts as up to date. */
export const dueDay = (testDay: string, everyDays: number): string => addDays(testDay, everyDays);

/** Overdue when the test day plus the days between tests is before today. Days in this form compare as texts. */
export const isOverdue = (testDay: string, everyDays: number, today: string): boolean =>
  dueDay(testDay, everyDays) < today;

export const timeliness = (overdue: boolean): string => (overdue ? 'Test overdue' : 'Up to date');
