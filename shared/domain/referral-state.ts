import type { Permission } from './permissions.ts';

/*
 * What has become of a referral. Every referral is in exactly one of these states from the moment it is made, so that it
 * is always on the list of that state. Those that are open wait for somebody; those that have ended say how.
 */
export const openReferralStates = ['new', 'reading', 'contacted', 'waiting'] as const;
export const endedReferralStates = ['accepted', 'declined', 'withdrawn'] as const;
export const referralStates = [...openReferralStates, ...endedReferralStates] as const;
export type ReferralState = (typeof referralStates)[number];
export type EndedReferralState = (typeof endedReferralStates)[number];

export const hasEnded = (state: ReferralState): state is EndedReferralState =>
  endedReferralStates.some((one) => one === state);

/** Nobody has dealt with these yet: they are counted on every screen of the staff area. */
export const referralStatesUnattended = ['new', 'reading'] as const satisfies readonly ReferralState[];

/** The words of staff. What a person or a referrer is told is worded elsewhere. */
export const referralStateLabels: Readonly<Record<ReferralState, string>> = {
  new: 'New',
  reading: 'Being read',
  contacted: 'Contacted',
  waiting: 'Waiting list',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** How a referral begins: one that the organisation itself writes down comes of a talk with the person or the referrer. */
export const firstReferralState = (madeBy: 'public' | 'staff'): ReferralState =>
  madeBy === 'public' ? 'new' : 'contacted';

/** Which state may follow which. Only a referral that somebody reads can become new again: they put it back unread. */
export const referralStatesAfter: Readonly<Record<ReferralState, readonly ReferralState[]>> = {
  new: ['reading', 'contacted', 'waiting', ...endedReferralStates],
  reading: ['new', 'contacted', 'waiting', ...endedReferralStates],
  contacted: ['reading', 'waiting', ...endedReferralStates],
  waiting: ['reading', 'contacted', ...endedReferralStates],
  // A referral that has ended is taken up again first. What becomes of a person after they are accepted is their episode.
  accepted: ['reading'],
  declined: ['reading'],
  withdrawn: ['reading'],
};

export const mayFollow = (from: ReferralState, to: ReferralState): boolean => referralStatesAfter[from].includes(to);

/**
 * The state of a referral once somebody looks after a person whom nobody had: to be given a worker is to be accepted, so
 * that nobody who is seen stands among those who wait. Whoever decides otherwise says so in the decision itself.
 */
export const stateOnceAssigned = (state: ReferralState): ReferralState => (hasEnded(state) ? state : 'accepted');

/** Whether somebody is looked after whose referral nobody has decided: whoever reads the list is asked to decide it. */
export const lacksDecision = (state: ReferralState, hasWorker: boolean): boolean =>
  hasWorker && referralStatesUnattended.some((one) => one === state);

/** Whoever ended a referral may take it up again within so long; afterwards it takes {@link permissionToReopen}. */
export const ownReopeningHours = 24;
export const permissionToReopen: Permission = 'mayReactivatePatients';
const hourInMs = 3_600_000;

/** Who makes a change of a state, and who made the last one. */
export type Mover = { username: string; may: (permission: Permission) => boolean; now: number };
export type Decided = { state: ReferralState; stateSince: string; stateBy?: string | undefined };

export const mayReopen = ({ stateSince, stateBy }: Decided, { username, may, now }: Mover): boolean =>
  may(permissionToReopen) ||
  (may('mayWriteRecords') && stateBy === username && now - Date.parse(stateSince) < ownReopeningHours * hourInMs);

/** Whether somebody may change a state: everybody who writes records may move and end a referral. */
export const mayMove = (decided: Decided, to: ReferralState, mover: Mover): boolean =>
  mayFollow(decided.state, to) && (hasEnded(decided.state) ? mayReopen(decided, mover) : mover.may('mayWriteRecords'));

/** Why has to be said where somebody is turned away, and where what was decided is taken back. */
export const asksWhy = (from: ReferralState, to: ReferralState): boolean => to === 'declined' || hasEnded(from);
