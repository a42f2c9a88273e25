import * as z from 'zod';
import { cappedText } from './text.ts';

/** Any day of the calendar; `message` asks for it. */
export const dayText = (message: string) =>
  cappedText(10, { missing: message, tooLong: message }).check(z.iso.date(message));
