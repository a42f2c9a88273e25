import * as z from 'zod';
import { calendarDay } from '../kernel/calendar.ts';
import { cappedText } from '../kernel/text.ts';
import { parseResumeCode } from '../referrals/reference.ts';

/** Whatever is wrong with a code, the answer is the same. */
export const unknownCode = 'We found no answers with this code. Please check it. After seven days they are gone.';
export const pausedTooOften = 'That was tried too often. Please try again in an hour.';

const tooLongToPause = 'These answers are too long to wait for you. Please send the form, or make them shorter.';

/** The answers as they were typed, as JSON: the function that stores them encrypts the text, and reads nothing of it. */
export const pausedAnswers = z.strictObject({ answers: cappedText(60_000, { tooLong: tooLongToPause }) });

export const pausedReferral = z.object({ code: z.string(), until: calendarDay });

/** The code as people type it. */
export const resumeCode = z.strictObject({
  code: cappedText(40, { missing: unknownCode, tooLong: unknownCode })
    .refine((typed) => parseResumeCode(typed) !== undefined, unknownCode)
    .transform((typed) => parseResumeCode(typed) ?? typed),
});

export const resumedReferral = z.object({ answers: z.string() });

const answer = z.union([z.string(), z.boolean(), z.array(z.string())]);

/** The answers again, by group and question, for the browser that fills the form in with them. */
export const resumedAnswers = z.record(z.string(), z.union([z.record(z.string(), answer), z.array(z.string())]));
