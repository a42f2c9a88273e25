import * as z from 'zod';
import { messages } from '#words/messages.ts';
import { cappedText } from './text.ts';
import { today } from './today.ts';

/** A day that has been, today included, and that somebody alive can have seen: a year in two digits is a slip. */
export const pastDay = cappedText(10, { missing: messages.notADay, tooLong: messages.notADay })
  .check(z.iso.date(messages.notADay))
  .refine((day) => day <= today(), messages.future)
  .refine((day) => day >= '1900-01-01', messages.tooEarly);
