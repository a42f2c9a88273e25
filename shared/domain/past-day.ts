import * as z from 'zod';
import { today } from './today.ts';

/** A day that has been, today included, and that somebody alive can have seen: a year in two digits is a slip. */
export const pastDay = z.iso
  .date('Please enter a real date: day, month and year.')
  .refine((day) => day <= today(), 'Please enter a date that is not in the future.')
  .refine((day) => day >= '1900-01-01', 'Please enter a date after 1900.');
