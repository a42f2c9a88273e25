import * as z from 'zod';
import { referralStatus } from '#words/referral-status.ts';
import { pastDay } from '../kernel/past-day.ts';
import { cappedText } from '../kernel/text.ts';
import { parseReference } from '../referrals/reference.ts';
import { publicStates } from './public-state.ts';

const { notAReference, dobMissing } = referralStatus;

const typedReference = cappedText(30, { missing: notAReference, tooLong: notAReference })
  .refine((typed) => parseReference(typed) !== undefined, notAReference)
  .transform((typed) => parseReference(typed) ?? typed);

/** The proof needed to be told the state of a referral; a reference as people type it. */
export const statusQuestion = z.strictObject({
  reference: typedReference,
  dob: cappedText(10, { missing: dobMissing, tooLong: dobMissing }).min(1, dobMissing).pipe(pastDay),
});

/** An answer in words, which a page shows unchanged. */
export const shownAnswer = z.object({
  title: z.string(),
  paragraphs: z.array(z.string()),
  /** Beneath them: what was promised, and what became of it. */
  list: z.object({ title: z.string(), items: z.array(z.string()) }),
});
export type ShownAnswer = z.infer<typeof shownAnswer>;

export const statusAnswer = shownAnswer.extend({ state: z.enum(publicStates) });
