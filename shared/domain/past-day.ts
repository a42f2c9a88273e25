import * as z from 'zod';
import { cappedText } from './text.ts';
import { today } from './today.ts';

const notReal = 'Please enter a real date: day, month and year.';

/** A day that has been, today included, and that somebody alive can have seen: a year in two digits is a slip. */
export const pastDay = cappedText(10, { missing: notReal, tooLong: notReal })
  .check(z.iso.date(notReal))
  .refine((day) => day <= today(), 'Please enter a date that is not in the future.')
  .refine((day) => day >= '1900-01-01', 'Please enter a date after 1900.');
