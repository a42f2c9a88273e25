import { hourMs, minuteMs, sessionPolicy } from './session-policy.ts';

/** A limit: at most `most` uses in any period of that length. */
export type Limit = { times: number; withinMs: number };

/** The names under which they are counted. */
export const unauthenticatedMails = 'stranger-mails';
export const alertTexts = 'alert-texts';
export const outgoingMails = 'outgoing-mails';
export const acknowledgementMails = 'acknowledgement-mails';
export const workTexts = 'work-texts';
export const reminderTexts = 'reminder-texts';
export const publicUploads = 'public-uploads';
export const linkTexts = 'link-texts';

const window = sessionPolicy.windowMinutes * minuteMs;
const day = 24 * hourMs;

/** A limit for a short time, and one for a day. */
const limitsWithin =
  (withinMs: number) =>
  (inShortTime: number, inDay: number): readonly [Limit, Limit] => [
    { times: inShortTime, withinMs },
    { times: inDay, withinMs: day },
  ];
const inWindowAndDay = limitsWithin(window);
const inHourAndDay = limitsWithin(hourMs);

/**
 * The share of a site: the /48 of an IPv6 network, which one customer may have to themselves, with 65,536 networks in it. It is so
 * many times that of one of its networks, since a university or a hospital has many people in one.
 */
export const siteShare = 4;

/** More submissions of strangers than this in an hour are an alarm: referrals, messages and ring-backs together. */
export const unusualAnHour = 30;

/**
 * Limits on actions that cost money, or that a stranger could take in somebody's name. Actions of strangers are
 * counted by address and network together, so that they use up only the stranger's own share.
 */
export const limitPolicy = {
  /** Mails with a code that one network may request for one address. */
  mailsOfNetwork: [{ times: 5, withinMs: window }],
  /** The same from all networks together. It does not apply to a network from which the owner has signed in. */
  mailsToAddress: inWindowAndDay(15, 60),
  /** Attempts at an emailed code. */
  codesOfNetwork: [{ times: sessionPolicy.emailedCodeTries, withinMs: window }],
  /** Sign-ins with a password through our API, right or wrong. */
  passwordsOfNetwork: [{ times: sessionPolicy.passwordTries, withinMs: window }],
  /** The same for all addresses together. */
  passwordsOfOneNetwork: [{ times: sessionPolicy.passwordTriesOfNetwork, withinMs: window }],
  /** Texted codes of one account: a limit on the cost of a stolen password. */
  textsToAccount: inWindowAndDay(sessionPolicy.codesToAccount, sessionPolicy.codesToAccountADay),
  /** The acknowledgement of a referral is mailed to each party once. */
  acknowledgementOfReferral: [{ times: 1, withinMs: day }],
  /** Mails to one address: a surgery refers several people a day. */
  acknowledgementsToAddress: [{ times: 20, withinMs: day }],
  acknowledgementsOfNetwork: inWindowAndDay(10, 40),
  /** Requests for a referral's state from one network: more than a surgery makes in a morning. */
  statusOfNetwork: inWindowAndDay(20, 60),
  /** The same about one reference: nobody's mistakes use up the share of another. */
  statusOfReferenceAndNetwork: inWindowAndDay(6, 20),
  /**
   * The same about one reference from all networks: trying its 40,000 possible dates of birth would take two years. It
   * does not apply to a network that has given the right one.
   */
  statusOfReference: inWindowAndDay(15, 60),
  /** Files that one network may send with referrals: those of several patients of a surgery in a morning. */
  uploadsOfNetwork: inWindowAndDay(20, 60),
  /** Forms left by a network to come back to, and codes tried: a class of a college has one network. */
  pausesOfNetwork: inHourAndDay(20, 60),
  /**
   * Referrals of strangers from one network that are among the others; those beyond are set apart to be looked at, and none is
   * refused. The form takes some ten minutes: one person sends six an hour at most, and a surgery has its own network.
   */
  referralsOfNetwork: inHourAndDay(8, 30),
  /** The same of messages, and of ring-backs, each counted separately: a hostel or a phone company has one network. */
  messagesOfNetwork: inHourAndDay(15, 60),
  /** Openings of one-use links from one network; one link allows five with a wrong date, from all networks. */
  linksOfNetwork: inWindowAndDay(20, 60),
  /** All texts with a code. */
  textsADay: sessionPolicy.textsADay,
  /** Texts of a calendar day (UTC) about open alerts, counted separately: codes never use them up. */
  alertTextsADay: 100,
  /** Texts of a calendar day (UTC) to staff about work that is due, counted separately. */
  workTextsADay: 100,
  /** Reminders by text of a calendar day (UTC), counted separately: codes and alerts come before them. */
  reminderTextsADay: 300,
  /** Texts of a calendar day (UTC) with a one-use link, counted separately. */
  linkTextsADay: 200,
  /**
   * Readings of one calendar feed by one network: programs read some times an hour, and an attacker can make no more
   * guesses.
   */
  feedOfNetwork: [{ times: 60, withinMs: hourMs }],
  /** Mails with a code that one network may request for people without a role, at whatever addresses. */
  unauthenticatedMailsOfNetwork: [{ times: 10, withinMs: day }],
  /** Mails of a calendar day (UTC) that our own functions send; codes are mailed by Cognito and counted apart. */
  outgoingMailsADay: 300,
  /** How long a network is known after somebody signed in from it, or gave the right date of birth for a reference. */
  knownNetworkMs: 90 * day,
} as const satisfies Record<string, readonly Limit[] | number>;

/**
 * A limit for everybody together on a calendar day (UTC), whose end few networks must not bring about for the others: once
 * it is used up, each network has a small share more, until the most that a day may cost.
 */
export type SharedDay = { counted: string; softLimit: number; perNetworkAfterwards: readonly Limit[]; most: number };

export const sharedDays = {
  /**
   * Files sent with referrals: 300, and then those of two referrals a network. At their largest, 3,000 are 30 GB that are
   * kept for a day, and searched for malware for a few US dollars. It takes 450 more networks to use them up.
   */
  uploads: { counted: publicUploads, softLimit: 300, perNetworkAfterwards: [{ times: 6, withinMs: day }], most: 3000 },
  /**
   * Mails with a code to people without a role. Cognito's own sender gives 50 a day: resets of staff keep ten. Three
   * networks use up the first 25, and leave two codes to each of seven others.
   */
  unauthenticatedMails: {
    counted: unauthenticatedMails,
    softLimit: 25,
    perNetworkAfterwards: [{ times: 2, withinMs: day }],
    most: 40,
  },
  /**
   * The mails that strangers can cause by sending referrals: a third of the day's mails is left for those that staff send
   * and people agreed to. Four networks use up the first 150, and leave those of one referral to each of 25 others.
   */
  acknowledgements: {
    counted: acknowledgementMails,
    softLimit: 150,
    perNetworkAfterwards: [{ times: 2, withinMs: day }],
    most: 200,
  },
} as const satisfies Record<string, SharedDay>;
