import * as z from 'zod';
import { minuteMs } from './session-policy.ts';

/**
 * The outcome of a mail. `refused`: the mail service will not send it, however often it is asked. `unreached`: it was
 * not sent, and may be tried again. `day-full`: it may be tried again from midnight (UTC). `uncertain`: the connection
 * broke off after the mail was handed over, and nobody knows.
 */
export const mailOutcomes = ['sent', 'not-set-up', 'day-full', 'refused', 'unreached', 'uncertain'] as const;
export const mailOutcome = z.enum(mailOutcomes);
export type MailOutcome = (typeof mailOutcomes)[number];

/** The parties who receive an acknowledgement by email. */
export const acknowledgedParties = ['referrer', 'person'] as const;
export type AcknowledgedParty = (typeof acknowledgedParties)[number];

/** The waits after each failure before a mail is tried again: four times, within a day. */
const waitMinutes = [15, 60, 240, 720] as const;

const nextMidnight = (now: number): number => {
  const day = new Date(now);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 1);
};

/**
 * The time of the next attempt after that many failures, the last with this outcome; undefined when there is none. A
 * mail that may have been sent is never tried again: nobody gets a mail twice.
 */
export const nextTry = (outcome: MailOutcome | 'too-many', failures: number, now: number): string | undefined => {
  const wait = waitMinutes[failures - 1];
  if (wait === undefined) return undefined;
  if (outcome === 'unreached') return new Date(now + wait * minuteMs).toISOString();
  return outcome === 'day-full' ? new Date(nextMidnight(now)).toISOString() : undefined;
};
