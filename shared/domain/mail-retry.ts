import type { MailOutcome } from './mail-outcome.ts';
import { minuteMs } from './session-policy.ts';

/** How long after each failure a mail is tried again: four times, within a day. */
const waitMinutes = [15, 60, 240, 720] as const;

const nextMidnight = (now: number): number => {
  const day = new Date(now);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 1);
};

/**
 * When a mail is tried again that has failed so often, the last time in that way; undefined when it is not. One that may
 * have been sent after all never is: nobody gets a mail twice.
 */
export const nextTry = (outcome: MailOutcome | 'too-many', failures: number, now: number): string | undefined => {
  const wait = waitMinutes[failures - 1];
  if (wait === undefined) return undefined;
  if (outcome === 'unreached') return new Date(now + wait * minuteMs).toISOString();
  return outcome === 'day-full' ? new Date(nextMidnight(now)).toISOString() : undefined;
};
