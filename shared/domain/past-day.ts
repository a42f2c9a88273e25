import * as z from 'zod';
import { messages } from '#words/messages.ts';
import { cappedText } from './text.ts';
import { today } from './today.ts';

/** A day in the past, today included, within the lifetime of a living person: a year in two digits is a slip. */
export const pastDay = cappedText(10, { missing: messages.notADay, tooLong: messages.notADay })
  .check(z.iso.date(messages.notADay))
  .refine((day) => day <= today(), messages.future)
  .refine((day) => day >= '1900-01-01', messages.tooEarly);
