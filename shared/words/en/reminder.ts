import { overridable } from '../overrides.ts';
/**
 * The texts about sessions. Whoever reads over a shoulder learns a time and no more: not of whom, with whom,
 * where or why. The number that it comes from takes no replies, so that it says what to ring.
 */
export const reminder = overridable('en/reminder', {
  text: (time: string, phone: string) =>
    `Reminder: tomorrow at ${time}. To change it, ring ${phone}. Please do not reply to this text.`,
  /** We have cancelled a session, or that one and those after it. The day is in figures. */
  cancelled: (day: string, time: string, phone: string) =>
    `Cancelled: ${day} at ${time}. To ask about it, ring ${phone}. Please do not reply to this text.`,
  allCancelled: (day: string, time: string, phone: string) =>
    `Cancelled: ${day} at ${time} and the times after it. To ask about it, ring ${phone}. Please do not reply to this text.`,
} as const);
