import { bankHolidayOn, bankHolidaysOf, weekdayOf } from '../country/bank-holidays.ts';
import { addDays } from './calendar.ts';

/** Monday to Friday, without bank holidays. */
export const isWorkingDay = (day: string): boolean => weekdayOf(day) % 6 !== 0 && bankHolidayOn(day) === undefined;

/** The working days after a day, up to and including another: 0 on the day itself, and 1 from Friday to Monday. */
export const workingDaysBetween = (from: string, to: string): number => {
  const holidays = new Set<string>();
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1)
    for (const { day } of bankHolidaysOf(year)) holidays.add(day);
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1))
    if (weekdayOf(day) % 6 !== 0 && !holidays.has(day)) count += 1;
  return count;
};

/** The working day that is the given number of working days after a day. */
export const addWorkingDays = (day: string, days: number): string => {
  if (days === 0) return day;
  const next = addDays(day, 1);
  return addWorkingDays(next, isWorkingDay(next) ? days - 1 : days);
};

/** A day, or the first working day after it. */
export const workingDayFrom = (day: string): string => (isWorkingDay(day) ? day : addWorkingDays(day, 1));

/** The last working day before a day. */
export const workingDayBefore = (day: string): string => {
  const before = addDays(day, -1);
  return isWorkingDay(before) ? before : workingDayBefore(before);
};
