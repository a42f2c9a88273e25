import * as z from 'zod';
import { forms } from '#words/forms.ts';
import { messages } from '#words/messages.ts';
import { cappedText } from './text.ts';
import { today } from './today.ts';

/** A day in the past, today included, within the lifetime of a living person: a year in two digits is a slip. */
export const pastDay = cappedText(10, { missing: forms.notADay, tooLong: forms.notADay })
  .check(z.iso.date(forms.notADay))
  .refine((day) => day <= today(), messages.future)
  .refine((day) => day >= '1900-01-01', messages.tooEarly);

const two = (digits: string): string => digits.padStart(2, '0');

/**
 * A typed day, where the browser has no field for one: `1990-03-27`, `27/3/1990`, `27 03 1990`; undefined for a text
 * that is no past day.
 */
export const readTypedDay = (typed: string): string | undefined => {
  const parts = typed.trim().match(/^(\d{4})\D(\d{1,2})\D(\d{1,2})$|^(\d{1,2})\D(\d{1,2})\D(\d{4})$/);
  if (!parts) return undefined;
  const [, year = parts[6] ?? '', month = parts[5] ?? '', day = parts[4] ?? ''] = parts;
  const read = pastDay.safeParse(`${year}-${two(month)}-${two(day)}`);
  return read.success ? read.data : undefined;
};
