import * as z from 'zod';
import { calendarDay } from '../domain/calendar.ts';
import { closingReasons, toldParties } from '../domain/closing.ts';
import { dangerSigns } from '../domain/danger.ts';
import { pastDay } from '../domain/past-day.ts';
import { referralStates } from '../domain/referral-state.ts';
import { referrerKinds } from '../domain/referrer-kind.ts';
import { multiLine, oneOf, optionalText, singleLine } from '../domain/text.ts';
import { staffUser } from './record.ts';

/** How an episode ended. `by` is who wrote it down, as the store or as the API says it. */
const closingBy = <By extends z.ZodType>(by: By) =>
  z.object({
    at: z.iso.datetime(),
    by: by.optional(),
    /** Absent where nobody was asked: a plain deactivation, or one of before there were episodes. */
    reason: z.enum(closingReasons).optional(),
    /** In the words of the service, and what else there is to say. */
    outcome: z.string().optional(),
    words: z.string().optional(),
    /** Why the questionnaires that were due at the end were not answered. */
    withoutMeasures: z.string().optional(),
    told: z.array(z.object({ party: z.enum(toldParties), on: calendarDay })),
  });

/** One stay of a patient with the organisation, from the referral to the closing. */
export const episodeBy = <By extends z.ZodType>(by: By) =>
  z.object({
    /** Counts the episodes of a patient, from 1. */
    number: z.int().min(1),
    referredAt: z.iso.datetime(),
    /** The ids of the services that were asked for, or what was written in their place. */
    services: z.array(z.string()),
    referrerKind: z.enum(referrerKinds),
    state: z.enum(referralStates),
    stateSince: z.iso.datetime(),
    /** Absent where nobody of staff did it: a public referral, or what was there before there were episodes. */
    stateBy: by.optional(),
    /** Why the referral is in this state, and where the person was sent instead, where somebody said so. */
    stateWhy: z.string().optional(),
    insteadTo: z.string().optional(),
    /** Referrals that came as those of a new person, and were found to be of this one. */
    joined: z
      .array(
        z.object({
          /** The id that it had: it is read by it. */
          formerId: z.string(),
          reference: z.string().optional(),
          referredAt: z.iso.datetime(),
          /** The safety questions that were ticked in it, and what it says of danger. */
          ticked: z.array(z.string()),
          danger: z.array(z.enum(dangerSigns)),
        }),
      )
      .optional(),
    /** Present once it is over. */
    closing: closingBy(by).optional(),
    /** Counts its changes: a change names the one that was read. */
    version: z.int().min(1),
  });

/** An episode as the API says it, with the names of who did what. */
export const episode = episodeBy(staffUser);
export type Episode = z.infer<typeof episode>;

/** What every screen about a patient is told of an episode: when it was, and how it ended. */
export const episodeSpan = z.object({
  number: z.int().min(1),
  /** The day from which it counts. */
  from: calendarDay,
  closed: z.object({ on: calendarDay, reason: z.enum(closingReasons).optional() }).optional(),
});
export type EpisodeSpan = z.infer<typeof episodeSpan>;

const thisEpisode = {
  number: z.int('Please say which episode this is.').min(1),
  /** The version of the episode that was read: another one in between is a conflict, and nothing is lost. */
  version: z.int('Please say which version of the episode you have read.').min(1),
};

export const closingWords = multiLine(4000);
export const withoutMeasures = multiLine(500);

/** How an episode ends. It is written down once, and may be completed later: then it takes the place of what stood there. */
export const closingInput = z
  .strictObject({
    ...thisEpisode,
    reason: oneOf(closingReasons, 'Please choose why the episode ends.'),
    outcome: optionalText(singleLine(200)),
    words: optionalText(closingWords),
    withoutMeasures: optionalText(withoutMeasures),
    /** Nobody, where there are none. */
    told: z
      .array(z.strictObject({ party: oneOf(toldParties, 'Please choose who was told.'), on: pastDay }))
      .max(toldParties.length),
  })
  .refine(({ told }) => new Set(told.map(({ party }) => party)).size === told.length, {
    path: ['told'],
    message: 'Please say once when each of them was told.',
  })
  .refine(({ reason, told }) => reason !== 'died' || told.every(({ party }) => party !== 'person'), {
    path: ['told'],
    message: 'Please choose who was told: their family or a carer, the GP or the referrer.',
  });
export type ClosingInput = z.output<typeof closingInput>;

/** Why an episode is open again. */
export const reopeningInput = z.strictObject({
  ...thisEpisode,
  reason: singleLine(500, 'Please say why the episode is opened again.'),
});
export type ReopeningInput = z.output<typeof reopeningInput>;

/** A further episode, of a patient who returns. */
export const newEpisodeInput = z.strictObject({
  /** The number of the episode before it, which is closed: two colleagues do not both begin one. */
  after: z.int('Please say which episode was the last.').min(1),
  referredOn: pastDay,
  service: singleLine(100),
  referrerKind: oneOf(referrerKinds, 'Please choose who referred them this time.'),
});
export type NewEpisodeInput = z.output<typeof newEpisodeInput>;

/** The episodes of a patient, the earliest first, and whether whoever asks may open the current one again. */
export const episodeList = z.object({ content: z.array(episode), mayReopen: z.boolean() });
export type EpisodeList = z.infer<typeof episodeList>;
