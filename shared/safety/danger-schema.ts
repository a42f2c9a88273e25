import * as z from 'zod';
import { calendarDay } from '../kernel/calendar.ts';
import { pastDay } from '../kernel/past-day.ts';
import { accountIdText, multiLine, oneOf, optionalText, patternText, singleLine } from '../kernel/text.ts';
import { staffUser } from '../patients/staff-user.ts';
import { dangerSigns } from './danger.ts';

/**
 * What came of the call that is promised where a referral speaks of danger: somebody was reached, was rung in vain, is
 * to be rung later, or is not to be rung at all, for a reason.
 */
export const callOutcomes = ['reached', 'not-reached', 'later', 'none'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** Whether somebody has rung, in vain or not. */
export const isMade = (outcome: CallOutcome): outcome is 'reached' | 'not-reached' =>
  outcome === 'reached' || outcome === 'not-reached';

/** The message where a change asks for what becomes of the call, and nothing was said. */
export const askCall = 'Please say whether somebody has rung them, or who will.';
const askWords: Readonly<Record<'reached' | 'none', string>> = {
  reached: 'Please write what came of the call.',
  none: 'Please write why nobody is to ring them.',
};
export const askRinger = 'Please choose who rings them.';

export const callWords = multiLine(1000);
export const callBy = singleLine(200);

const callShape = z.strictObject({
  outcome: oneOf(callOutcomes, askCall),
  /** The name of whoever rang. */
  by: optionalText(callBy),
  /** The day and the time of the call. */
  on: optionalText(pastDay),
  time: optionalText(patternText(5, /^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please enter the time like 14:30.')),
  /** What came of it, or why there is no call. */
  words: optionalText(callWords),
  /** Who is to ring, by the id of an account or `me`, where the person has no worker. */
  to: optionalText(accountIdText(askRinger)),
});

/** What becomes of the promised call. */
export const callAnswer = callShape
  .refine(({ outcome, by }) => !isMade(outcome) || Boolean(by), {
    path: ['by'],
    message: 'Please enter the name of the person who rang.',
  })
  .refine(({ outcome, on }) => !isMade(outcome) || Boolean(on), {
    path: ['on'],
    message: 'Please enter the day of the call.',
  })
  .refine(({ outcome, words }) => outcome !== 'reached' || Boolean(words), {
    path: ['words'],
    message: askWords.reached,
  })
  .refine(({ outcome, words }) => outcome !== 'none' || Boolean(words), { path: ['words'], message: askWords.none });
export type CallAnswer = z.output<typeof callAnswer>;

/** A recorded call, or the reason why there is none. */
export const recordedCall = z.object({
  outcome: z.enum(['reached', 'not-reached', 'none']),
  by: z.string().optional(),
  on: calendarDay.optional(),
  time: z.string().optional(),
  words: z.string().optional(),
});
export type RecordedCall = z.infer<typeof recordedCall>;

/** The promised call about a record: open until it is settled. */
export const dangerCall = z.object({
  /** The last day on which it is in time. */
  dueBy: calendarDay,
  /** Who rings, where the person has no worker; nobody has said so where it is absent. */
  owner: staffUser.optional(),
  /** The number of calls in vain, and the last of them. */
  tries: z.int().min(1).optional(),
  lastTry: recordedCall.optional(),
  settled: recordedCall.optional(),
});
export type DangerCall = z.infer<typeof dangerCall>;

export const dangerReason = singleLine(500, 'Please say why.');

/** The latest word of staff on the danger of a person. */
export const dangerWord = z.object({
  kind: z.enum(['lifted', 'raised']),
  at: z.iso.datetime(),
  by: staffUser,
  reason: z.string(),
});
export type DangerWord = z.infer<typeof dangerWord>;

/** The danger that a record speaks of, until it is lifted. */
export const currentDanger = z.object({
  signs: z.array(z.enum(dangerSigns)),
  /** Present where staff raised it. */
  raised: dangerWord.optional(),
  /** The time of the latest referral or word that speaks of it. Whoever lifts it names it, as it was read. */
  since: z.iso.datetime(),
});
export type CurrentDanger = z.infer<typeof currentDanger>;
