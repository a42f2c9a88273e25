import { minuteMs } from '../kernel/session-policy.ts';
import type { EscalationTarget } from './alert.ts';

/** The time without an answer after which the duty lead is texted, and after the same time again the admins. */
export const escalateAfterMinutes = 30;

/** The interval at which such alerts are looked for. */
export const escalationRunMinutes = 5;

/** The people to text, in order: the first once, the second after twice that time. */
const steps: readonly EscalationTarget[] = ['duty-lead', 'admins'];

/** The time for sending a text. After it another run takes over, since the first one has stopped. */
const claimMs = 5 * minuteMs;

/** Older alerts are not texted about: those who had to know were texted then. */
export const oldestEscalatedMs = 24 * 60 * minuteMs;

/** The text about an alert says that there is one, and nothing about anybody. */
export const alertText = 'An alert is open. Please sign in.';

/** The last text about an alert: to whom, when a run claimed it, and when it was sent. */
type Last = { to: EscalationTarget; claimedAt: string; sentAt?: string | undefined };

/** Who must be texted about an open alert now; undefined when nobody must be. */
export const dueEscalation = (raisedAt: string, last: Last | undefined, now: number): EscalationTarget | undefined => {
  if (last && last.sentAt === undefined) return now - Date.parse(last.claimedAt) >= claimMs ? last.to : undefined;
  const next = last ? steps.indexOf(last.to) + 1 : 0;
  const isDue = now - Date.parse(raisedAt) >= (next + 1) * escalateAfterMinutes * minuteMs;
  return isDue ? steps[next] : undefined;
};
