import * as z from 'zod';
import { plannedAtEnd } from '../appointments/planned.ts';
import { pastDay } from '../kernel/past-day.ts';
import { multiLine, oneOf, optionalText, singleLine } from '../kernel/text.ts';
import { referrerKinds } from '../referrals/referrer-kind.ts';
import { callAnswer } from '../safety/danger-schema.ts';
import { closingReasons, informedParties } from './closing.ts';

const thisEpisode = {
  number: z.int('Please say which episode this is.').min(1),
  /** The version of the episode that was read: another change meanwhile is a conflict, and nothing is lost. */
  version: z.int('Please say which version of the episode you have read.').min(1),
};

export const closingWords = multiLine(4000);
export const withoutMeasures = multiLine(500);

const informedDuplicate = 'Please say once when each of them was told.';

/** The end of an episode. It is recorded once, and may be completed later: then it replaces the earlier record. */
export const closingInput = z
  .strictObject({
    ...thisEpisode,
    reason: oneOf(closingReasons, 'Please choose why the episode ends.'),
    outcome: optionalText(singleLine(200)),
    words: optionalText(closingWords),
    withoutMeasures: optionalText(withoutMeasures),
    /** What becomes of an open call; required where there is one. */
    call: callAnswer.optional(),
    /** Nobody, if empty. */
    informed: z
      .array(z.strictObject({ party: oneOf(informedParties, 'Please choose who was told.'), on: pastDay }))
      .max(informedParties.length, informedDuplicate),
    ...plannedAtEnd,
  })
  .refine(({ informed }) => new Set(informed.map(({ party }) => party)).size === informed.length, {
    path: ['informed'],
    message: informedDuplicate,
  })
  .refine(({ reason, informed }) => reason !== 'died' || informed.every(({ party }) => party !== 'person'), {
    path: ['informed'],
    message: 'Please choose who was told: their family or a carer, the GP or the referrer.',
  })
  .refine(({ reason, sessions }) => reason !== 'died' || sessions !== 'tell', {
    path: ['sessions'],
    message: 'Nobody is written to who has died. Please cancel the sessions without informing.',
  });
export type ClosingInput = z.output<typeof closingInput>;

/** The reason for reopening an episode. */
export const reopeningInput = z.strictObject({
  ...thisEpisode,
  reason: singleLine(500, 'Please say why the episode is opened again.'),
});
export type ReopeningInput = z.output<typeof reopeningInput>;

/** A further episode, of a patient who returns. */
export const newEpisodeInput = z.strictObject({
  /** The number of the closed episode before it, so that two colleagues cannot both begin one. */
  after: z.int('Please say which episode was the last.').min(1),
  referredOn: pastDay,
  service: singleLine(100),
  referrerKind: oneOf(referrerKinds, 'Please choose who referred them this time.'),
});
export type NewEpisodeInput = z.output<typeof newEpisodeInput>;
