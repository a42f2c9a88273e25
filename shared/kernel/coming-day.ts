import * as z from 'zod';
import { addDays } from './calendar.ts';
import { cappedText } from './text.ts';
import { today } from './today.ts';

const notADay = 'Please give a day as day, month and year.';
/** The furthest day that can be booked. */
export const mostDaysAhead = 366;

/** A day from today on, at most a year ahead: a year in two digits is a slip. */
export const comingDay = cappedText(10, { missing: notADay, tooLong: notADay })
  .check(z.iso.date(notADay))
  .refine((day) => day >= today(), 'Please give a day that has not passed.')
  .refine((day) => day <= addDays(today(), mostDaysAhead), 'Please give a day within a year.');
