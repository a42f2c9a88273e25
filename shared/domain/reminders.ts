import { addDays } from './calendar.ts';
import { londonTimeOf } from './london-time.ts';
import { minuteMs } from './session-policy.ts';

/** How often somebody looks for people to remind. */
export const reminderRunMinutes = 15;

/** The hours on a clock in London at which a text is no disturbance: from the first up to, and not with, the last. */
const firstHour = 10;
const lastHour = 18;

/** How long a text may take to be sent before another run takes it up: whoever was to send it has gone. */
const claimMs = 10 * minuteMs;

/** Whether somebody may be written to at a moment. */
export const isHourOfTexts = (now: number): boolean => {
  const hour = Number(londonTimeOf(new Date(now).toISOString()).time.slice(0, 2));
  return hour >= firstHour && hour < lastHour;
};

/** The day whose appointments people are reminded of at a moment: the next one; undefined outside the hours of texts. */
export const dayToRemindOf = (now: number): string | undefined =>
  isHourOfTexts(now) ? addDays(londonTimeOf(new Date(now).toISOString()).day, 1) : undefined;

/** So many days before a test is due its link is sent: that it opens for 72 hours is until the test is due. */
export const daysBeforeDue = 2;

/** Whether nobody has sent it yet, nor set out to a moment ago. */
export const isToBeSent = (sending: { claimedAt: string; sentAt?: string | undefined } | undefined, now: number) =>
  sending === undefined || (sending.sentAt === undefined && now - Date.parse(sending.claimedAt) >= claimMs);
