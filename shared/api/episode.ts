import * as z from 'zod';
import { calendarDay } from '../domain/calendar.ts';
import { closingReasons, toldParties } from '../domain/closing.ts';
import { dangerSigns } from '../domain/danger.ts';
import { referralStates } from '../domain/referral-state.ts';
import { referrerKinds } from '../domain/referrer-kind.ts';
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
    /** The referral itself, where it came as that of another record: the id that it had, and its reference. */
    joined: z
      .object({
        formerId: z.string(),
        reference: z.string().optional(),
        /** The safety questions that were ticked in it, and what it says of danger. */
        ticked: z.array(z.string()),
        danger: z.array(z.enum(dangerSigns)),
      })
      .optional(),
    /** Present once it is over. */
    closing: closingBy(by).optional(),
    /** Counts its changes: a change names the one that was read. */
    version: z.int().min(1),
  });

/** An episode as the API says it, with the names of who did what. */
export const episode = episodeBy(staffUser);
export type Episode = z.infer<typeof episode>;
