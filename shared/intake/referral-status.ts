import * as z from 'zod';
import { referralStatus } from '#words/referral-status.ts';
import { pastDay } from '../kernel/past-day.ts';
import { cappedText, optionalText } from '../kernel/text.ts';
import { parseReference, parseStatusCode } from '../referrals/reference.ts';
import { publicStates, ringBackStates } from './public-state.ts';

const { notAReference, dobMissing, notACode } = referralStatus;

const typedReference = cappedText(30, { missing: notAReference, tooLong: notAReference })
  .refine((typed) => parseReference(typed) !== undefined, notAReference)
  .transform((typed) => parseReference(typed) ?? typed);

const typedCode = cappedText(30, { missing: notACode, tooLong: notACode })
  .refine((typed) => parseStatusCode(typed) !== undefined, notACode)
  .transform((typed) => parseStatusCode(typed) ?? typed);

type Given = { dob?: unknown; code?: unknown };
// Reported even while another field is wrong: all problems in one answer.
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

/**
 * The proof needed to be told the state of a referral or of a wish to be rung back: a reference as people type it, and the date of birth or, where none was
 * given, the code. Whoever gives both is asked for the code alone.
 */
export const statusQuestion = z
  .strictObject({ reference: typedReference, dob: optionalText(pastDay), code: optionalText(typedCode) })
  .refine(({ dob, code }: Given) => Boolean(dob) || Boolean(code), { ...always, path: ['dob'], message: dobMissing });

/** An answer in words, which a page shows unchanged. */
export const shownAnswer = z.object({
  title: z.string(),
  paragraphs: z.array(z.string()),
  /** Beneath them: what was promised, and what became of it. */
  list: z.object({ title: z.string(), items: z.array(z.string()) }),
});
export type ShownAnswer = z.infer<typeof shownAnswer>;

export const statusAnswer = shownAnswer.extend({ state: z.enum([...publicStates, ...ringBackStates]) });
