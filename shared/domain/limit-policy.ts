import { hourMs, minuteMs, sessionPolicy } from './session-policy.ts';

/** At most so many uses in any stretch of that length. */
export type Limit = { times: number; withinMs: number };

/** The names under which they are counted. */
export const strangerMails = 'stranger-mails';
export const alertTexts = 'alert-texts';
export const outgoingMails = 'outgoing-mails';
export const acknowledgementMails = 'acknowledgement-mails';
export const reminderTexts = 'reminder-texts';
export const publicUploads = 'public-uploads';
export const linkTexts = 'link-texts';

const window = sessionPolicy.windowMinutes * minuteMs;
const day = 24 * hourMs;

/**
 * How often something may be done that costs, or that a stranger could do in somebody's name. What a stranger can do is
 * counted by address and network together, so that it uses up the stranger's share alone.
 */
export const limitPolicy = {
  /** Mails with a code that one network may ask for, to one address. */
  mailsOfNetwork: [{ times: 5, withinMs: window }],
  /** From all networks together. It does not hold a network that the owner of the address has signed in from. */
  mailsToAddress: [
    { times: 15, withinMs: window },
    { times: 60, withinMs: day },
  ],
  /** Tries of an emailed code. Below the 5 after which Cognito refuses the code itself: one network cannot spoil it. */
  codesOfNetwork: [{ times: 4, withinMs: window }],
  /** Sign-ins with a password through our API, right or wrong. */
  passwordsOfNetwork: [{ times: 8, withinMs: window }],
  /** The same for all addresses together: more than a whole office makes, whoever's passwords somebody tries or has. */
  passwordsOfOneNetwork: [{ times: 60, withinMs: window }],
  /** Texted codes of one account: more than any honest day needs, and a bound to what a known password can cost. */
  textsToAccount: [
    { times: 6, withinMs: window },
    { times: 30, withinMs: day },
  ],
  /** That a referral has arrived is mailed to each party once. */
  acknowledgementOfReferral: [{ times: 1, withinMs: day }],
  /** To one address: a surgery refers several people a day. */
  acknowledgementsToAddress: [{ times: 20, withinMs: day }],
  acknowledgementsOfNetwork: [
    { times: 10, withinMs: window },
    { times: 40, withinMs: day },
  ],
  /** Questions where a referral is, from one network: more than a surgery asks in a morning. */
  statusOfNetwork: [
    { times: 20, withinMs: window },
    { times: 60, withinMs: day },
  ],
  /** The same about one reference, from all networks: its 40,000 possible dates of birth would take somebody years. */
  statusOfReference: [
    { times: 6, withinMs: window },
    { times: 20, withinMs: day },
  ],
  /** Files that one network may send with referrals: those of several patients of a surgery in a morning. */
  uploadsOfNetwork: [
    { times: 20, withinMs: window },
    { times: 60, withinMs: day },
  ],
  /** All files of a calendar day (UTC) that are sent with referrals: at their largest, 3 GB that are kept for a day. */
  publicUploadsADay: 300,
  /** Openings of links for one use from one network; of one link there are five with a wrong date, from all networks. */
  linksOfNetwork: [
    { times: 20, withinMs: window },
    { times: 60, withinMs: day },
  ],
  /** All texts of a calendar day (UTC); above it none is sent, and an alarm says so. */
  textsADay: 600,
  /** Texts of a calendar day (UTC) about open alerts, which are counted apart: codes never use them up. */
  alertTextsADay: 100,
  /** Texts of a calendar day (UTC) that remind of appointments and of tests, counted apart again: codes and alerts come before them. */
  reminderTextsADay: 300,
  /** Texts of a calendar day (UTC) with a link for one use, counted apart again. */
  linkTextsADay: 200,
  /** Readings of one calendar feed by one network: programs ask some times an hour, and whoever guesses does no more. */
  feedOfNetwork: [{ times: 60, withinMs: hourMs }],
  /** Mails of a calendar day (UTC) to people without a role. Cognito's own sender gives 50 a day: resets of staff keep ten. */
  strangerMailsADay: 40,
  /** Mails of a calendar day (UTC) that our own functions send; codes are mailed by Cognito and counted apart. */
  outgoingMailsADay: 300,
  /**
   * Of these, such as a stranger can cause who sends referrals: what staff send, and what people agreed to, is left a
   * third of the day's mails.
   */
  acknowledgementMailsADay: 200,
  /** How long a network is known after somebody signed in from it. */
  knownNetworkMs: 90 * day,
} as const satisfies Record<string, readonly Limit[] | number>;
