import * as z from 'zod';

/** A day of the calendar, `YYYY-MM-DD`. */
export const calendarDay = z.iso.date('Please give a date as day, month and year.');

const dayInMs = 24 * 60 * 60 * 1000;

/** The days between two days, counted on the calendar, so that a day of 23 or 25 hours is one day. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayInMs).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayInMs);

/** The same day of another month; of a month that has no such day, its last. */
export const addMonths = (day: string, months: number): string => {
  const then = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  then.setUTCMonth(then.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(Number(day.slice(8)), lastDay));
  return then.toISOString().slice(0, 10);
};

/** Whole years since a day of birth; undefined where it is unknown or in the future. */
export const ageOn = (dob: string, today: string): number | undefined => {
  if (!/^\d{4}-\d\d-\d\d$/.test(dob) || dob > today) return undefined;
  const years = Number(today.slice(0, 4)) - Number(dob.slice(0, 4));
  return today.slice(5) < dob.slice(5) ? years - 1 : years;
};
