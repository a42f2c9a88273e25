import type { EscalationTarget } from '../api/alert.ts';
import { minuteMs } from './session-policy.ts';

/** How long an alert may stand without an answer before the duty lead is texted, and again before the admins are. */
export const escalateAfterMinutes = 30;

/** How often somebody looks for such alerts. */
export const escalationRunMinutes = 5;

/** Who is texted, in order: the first once, the second after twice that time. */
const steps: readonly EscalationTarget[] = ['duty-lead', 'admins'];

/** How long a text may take to be sent before another run takes it up: whoever was to send it has gone. */
const claimMs = 5 * minuteMs;

/** An alert that was raised before that is none that a text is sent about: those who had to know were texted then. */
export const oldestEscalatedMs = 24 * 60 * minuteMs;

/** The text about an alert says that there is one, and nothing of anybody. */
export const alertText = 'An alert is open. Please sign in.';

/** Who was to be texted about an alert last: when somebody set out to do it, and when it was done. */
type Last = { to: EscalationTarget; claimedAt: string; sentAt?: string | undefined };

/** Who is to be texted about an open alert at this moment; undefined when nobody is. */
export const dueEscalation = (raisedAt: string, last: Last | undefined, now: number): EscalationTarget | undefined => {
  if (last && last.sentAt === undefined) return now - Date.parse(last.claimedAt) >= claimMs ? last.to : undefined;
  const next = last ? steps.indexOf(last.to) + 1 : 0;
  const isDue = now - Date.parse(raisedAt) >= (next + 1) * escalateAfterMinutes * minuteMs;
  return isDue ? steps[next] : undefined;
};
