import { bankHolidayOn } from '../../shared/country/bank-holidays.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';

/**
 * A day to come, at least so many days ahead. Neither it nor a day of the weeks after it is a bank holiday: of six weeks,
 * the longest series that is planned at once, unless a test needs fewer and has to be soon: six weeks begin up to
 * 108 days later.
 */
export const freeDay = (ahead = 7, days = 6 * 7): string => {
  let day = addDays(today(), ahead);
  while (Array.from({ length: days }, (_, n) => addDays(day, n)).some(bankHolidayOn)) day = addDays(day, 1);
  return day;
};
