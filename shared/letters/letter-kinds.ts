/** The kinds of letters, each with words to begin with; `blank` has none. */
export const letterKinds = [
  'acknowledgement',
  'waiting-list',
  'appointment',
  'missed-session',
  'missed-again',
  'gp-discharge',
  'referral-on',
  'safeguarding',
  'certificate',
  'blank',
] as const;
export type LetterKind = (typeof letterKinds)[number];

export const letterKindLabels: Readonly<Record<LetterKind, string>> = {
  acknowledgement: 'We have the referral',
  'waiting-list': 'On the waiting list',
  appointment: 'The next session',
  'missed-session': 'A missed session',
  'missed-again': 'Another missed session',
  'gp-discharge': 'To the GP at the end',
  'referral-on': 'Referral to another service',
  safeguarding: 'Safeguarding concern',
  certificate: 'Certificate of attendance',
  blank: 'Another letter',
};

/** Whom a letter is to. */
export const letterParties = ['person', 'gp', 'other'] as const;
export type LetterParty = (typeof letterParties)[number];

export const letterPartyLabels: Readonly<Record<LetterParty, string>> = {
  person: 'The person',
  gp: 'Their GP',
  other: 'Somebody else',
};

/** How a letter leaves the house. */
export const letterWays = ['post', 'hand'] as const;
export type LetterWay = (typeof letterWays)[number];

export const letterWayLabels: Readonly<Record<LetterWay, string>> = { post: 'By post', hand: 'Given by hand' };
