/**
 * What became of a mail. `refused`: the mail service will not send it, however often it is asked. `unreached`: it was not
 * sent, and may be tried again. `day-full`: so may it, from midnight (UTC). `uncertain`: the connection broke off after it
 * was handed over, and nobody knows.
 */
export const mailOutcomes = ['sent', 'not-set-up', 'day-full', 'refused', 'unreached', 'uncertain'] as const;
export type MailOutcome = (typeof mailOutcomes)[number];

/** Who is told by email that a referral has arrived. */
export const acknowledgedParties = ['referrer', 'person'] as const;
export type AcknowledgedParty = (typeof acknowledgedParties)[number];
