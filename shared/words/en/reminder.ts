/**
 * The text the day before a session. Whoever reads over a shoulder learns a time and no more: not of whom, with whom,
 * where or why. The number that it comes from takes no replies, so that it says what to ring.
 */
export const reminder = {
  text: (time: string, phone: string) =>
    `Reminder: tomorrow at ${time}. To change it, ring ${phone}. Please do not reply to this text.`,
} as const;
