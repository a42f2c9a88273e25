import { addDays } from '../kernel/calendar.ts';
import { instantOf, londonTimeOf } from '../kernel/london-time.ts';
import { minuteMs } from '../kernel/session-policy.ts';

/** The interval at which people to remind are looked for. */
export const reminderRunMinutes = 15;

/** The hours on a clock in London in which a text is no disturbance: from the first up to, and excluding, the last. */
const firstHour = 10;
const lastHour = 18;

/** The time for sending a text. After it another run takes over, since the first one has stopped. */
const claimMs = 10 * minuteMs;

/** Whether a person may be written to at a moment. */
export const isHourOfTexts = (now: number): boolean => {
  const hour = Number(londonTimeOf(new Date(now).toISOString()).time.slice(0, 2));
  return hour >= firstHour && hour < lastHour;
};

/** The next moment at which a person may be written to, which may be now. */
export const nextHourOfTexts = (now: number): number => {
  if (isHourOfTexts(now)) return now;
  const { day, time } = londonTimeOf(new Date(now).toISOString());
  const opening = `${firstHour}:00`;
  const next = instantOf({ day: time < opening ? day : addDays(day, 1), time: opening });
  if (next === undefined) throw new Error('The first hour of texts is one that the clocks skip');
  return Date.parse(next);
};

/**
 * The day whose appointments people are reminded of at a moment: the next one; undefined outside the hours of texts.
 */
export const dayToRemindOf = (now: number): string | undefined =>
  isHourOfTexts(now) ? addDays(londonTimeOf(new Date(now).toISOString()).day, 1) : undefined;

/** The days before a test is due on which its link is sent: its 72 hours last until the test is due. */
export const daysBeforeDue = 2;

/** Whether it has not been sent, and no run has claimed it a moment ago. */
export const isToBeSent = (sending: { claimedAt: string; sentAt?: string | undefined } | undefined, now: number) =>
  sending === undefined || (sending.sentAt === undefined && now - Date.parse(sending.claimedAt) >= claimMs);
