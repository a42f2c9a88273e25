/** The reasons for the end of an episode. */
export const closingReasons = ['completed', 'stopped', 'declined', 'moved', 'referredOn', 'died'] as const;
export type ClosingReason = (typeof closingReasons)[number];

export const closingReasonLabels: Readonly<Record<ClosingReason, string>> = {
  completed: 'Completed',
  stopped: 'Stopped coming',
  declined: 'Declined',
  moved: 'Moved away',
  referredOn: 'Referred on',
  died: 'Died',
};

/** The people who may be told that an episode has ended. */
export const informedParties = ['gp', 'referrer', 'person', 'family'] as const;
export type InformedParty = (typeof informedParties)[number];

export const informedPartyLabels: Readonly<Record<InformedParty, string>> = {
  gp: 'The GP',
  referrer: 'The referrer',
  person: 'The person',
  family: 'Family or a carer',
};

/** Why sessions are cancelled as an episode ends. */
export const episodeEnded = 'The episode has ended.';
