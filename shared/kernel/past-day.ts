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
