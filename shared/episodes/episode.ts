import * as z from 'zod';
import { calendarDay } from '../kernel/calendar.ts';
import { staffUser } from '../patients/record.ts';
import { referralStates } from '../referrals/referral-state.ts';
import { referrerKinds } from '../referrals/referrer-kind.ts';
import { dangerSigns } from '../safety/danger.ts';
import { closingReasons, informedParties } from './closing.ts';

/** The end of an episode. `by` is its recorder, in the form of the store or of the API. */
const closingBy = <By extends z.ZodType>(by: By) =>
  z.object({
    at: z.iso.datetime(),
    by: by.optional(),
    /** Absent where nobody was asked: a plain deactivation, or one from before there were episodes. */
    reason: z.enum(closingReasons).optional(),
    /** The outcome in the words of the service, and further remarks. */
    outcome: z.string().optional(),
    words: z.string().optional(),
    /** The reason why the questionnaires due at the end were not answered. */
    withoutMeasures: z.string().optional(),
    informed: z.array(z.object({ party: z.enum(informedParties), on: calendarDay })),
  });

/** A referral that came as that of a new person, and was found to be of this one. */
export const joinedReferral = z.object({
  /** Its id, by which it can be read. */
  formerId: z.string(),
  reference: z.string().optional(),
  referredAt: z.iso.datetime(),
  /** The safety questions ticked in it, and its signs of danger. */
  ticked: z.array(z.string()),
  danger: z.array(z.enum(dangerSigns)),
});

/** One stay of a patient with the organisation, from the referral to the closing. */
export const episodeBy = <By extends z.ZodType>(by: By) =>
  z.object({
    /** Counts the episodes of a patient, from 1. */
    number: z.int().min(1),
    referredAt: z.iso.datetime(),
    /** The ids of the requested services, or what was written in their place. */
    services: z.array(z.string()),
    referrerKind: z.enum(referrerKinds),
    state: z.enum(referralStates),
    /**
     * Its network had sent more than the others in an hour or a day: while it is new, it is set apart to be looked at. Removed by
     * whoever says that it is no junk.
     */
    setApart: z.literal(true).optional(),
    stateSince: z.iso.datetime(),
    /** When somebody first read it; absent while nobody has, and where that was before it was kept. */
    readAt: z.iso.datetime().optional(),
    /** Absent where nobody of staff did it: a public referral, or an item from before there were episodes. */
    stateBy: by.optional(),
    /** The reason for the referral's state, and where the person was sent instead, if recorded. */
    stateWhy: z.string().optional(),
    insteadTo: z.string().optional(),
    /**
     * The state that an import stored, and since when; `assumed` where the file did not name the day. The report
     * counts by it, whatever the state is now.
     */
    imported: z
      .object({ state: z.enum(referralStates), since: z.iso.datetime(), assumed: z.literal(true).optional() })
      .optional(),
    /** Referrals that came as those of a new person, and were found to be of this one. */
    joined: z.array(joinedReferral).optional(),
    /** Present once it is over. */
    closing: closingBy(by).optional(),
    /** Counts its changes: a change names the version that was read. */
    version: z.int().min(1),
  });

/** An episode in the API, with the names of who did what. */
export const episode = episodeBy(staffUser);
export type Episode = z.infer<typeof episode>;

/** The episode in brief, for every screen about a patient: its time, and how it ended. */
export const episodeSpan = z.object({
  number: z.int().min(1),
  /** The day from which it counts. */
  from: calendarDay,
  closed: z.object({ on: calendarDay, reason: z.enum(closingReasons).optional() }).optional(),
});
export type EpisodeSpan = z.infer<typeof episodeSpan>;

/** The episodes of a patient, the earliest first, and whether the caller may reopen the current one. */
export const episodeList = z.object({ content: z.array(episode), mayReopen: z.boolean() });
export type EpisodeList = z.infer<typeof episodeList>;
