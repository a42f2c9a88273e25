/**
 * The outcome of a mail. `refused`: the mail service will not send it, however often it is asked. `unreached`: it was
 * not sent, and may be tried again. `day-full`: it may be tried again from midnight (UTC). `uncertain`: the connection
 * broke off after the mail was handed over, and nobody knows.
 */
export const mailOutcomes = ['sent', 'not-set-up', 'day-full', 'refused', 'unreached', 'uncertain'] as const;
export type MailOutcome = (typeof mailOutcomes)[number];

/** The parties who receive an acknowledgement by email. */
export const acknowledgedParties = ['referrer', 'person'] as const;
export type AcknowledgedParty = (typeof acknowledgedParties)[number];
