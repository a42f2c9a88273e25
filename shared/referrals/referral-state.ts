import type { Permission } from '../kernel/permissions.ts';

/*
 * The states of a referral. From the moment it is made, every referral is in exactly one of them, so that it is always
 * on the list of that state. Open ones wait for somebody; ended ones say how they ended. *Junk* is no referral of anybody: it is
 * kept, and counts nowhere.
 */
export const openReferralStates = ['new', 'reading', 'contacted', 'waiting'] as const;
export const endedReferralStates = ['accepted', 'declined', 'withdrawn', 'junk'] as const;
export const referralStates = [...openReferralStates, ...endedReferralStates] as const;
export type ReferralState = (typeof referralStates)[number];
export type EndedReferralState = (typeof endedReferralStates)[number];

export const hasEnded = (state: ReferralState): state is EndedReferralState =>
  endedReferralStates.some((one) => one === state);

/** New referrals, which are counted on every screen of the staff area. */
export const referralStatesUnattended = ['new', 'reading'] as const satisfies readonly ReferralState[];

export const isUnattended = (state: ReferralState): boolean => referralStatesUnattended.some((one) => one === state);

/** The words for staff. What a person or a referrer is told is worded elsewhere. */
export const referralStateLabels: Readonly<Record<ReferralState, string>> = {
  new: 'New',
  reading: 'Being read',
  contacted: 'Contacted',
  waiting: 'Waiting list',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  junk: 'Junk',
};

/**
 * The first state of a referral: one that the organisation itself writes down follows a talk with the person or the
 * referrer.
 */
export const firstReferralState = (madeBy: 'public' | 'staff'): ReferralState =>
  madeBy === 'public' ? 'new' : 'contacted';

/**
 * The transitions between states. A referral that is being read can become new again: its reader puts it back unread.
 * So does junk that was none: it waits for somebody as if it had just arrived.
 */
export const referralStatesAfter: Readonly<Record<ReferralState, readonly ReferralState[]>> = {
  new: ['reading', 'contacted', 'waiting', ...endedReferralStates],
  reading: ['new', 'contacted', 'waiting', ...endedReferralStates],
  contacted: ['reading', 'waiting', ...endedReferralStates],
  waiting: ['reading', 'contacted', ...endedReferralStates],
  // A referral that has ended must be reopened first. After acceptance the episode tells what happens to the person.
  accepted: ['reading'],
  declined: ['reading'],
  withdrawn: ['reading'],
  junk: ['new'],
};

export const mayFollow = (from: ReferralState, to: ReferralState): boolean => referralStatesAfter[from].includes(to);

/**
 * The state of a referral after a person without a worker gets one: giving a worker accepts the referral, so that
 * nobody who is seen remains among those who wait. A decision that says otherwise takes precedence.
 */
export const stateAfterAssigning = (state: ReferralState): ReferralState => (hasEnded(state) ? state : 'accepted');

/**
 * Whether a person has a worker although nobody has decided on their referral: the list asks its readers to
 * decide.
 */
export const lacksDecision = (state: ReferralState, hasWorker: boolean): boolean => hasWorker && isUnattended(state);

/** The time within which whoever ended a referral may reopen it; afterwards it takes {@link permissionToReopen}. */
export const ownReopeningHours = 24;
export const permissionToReopen: Permission = 'mayReactivatePatients';
const hourInMs = 3_600_000;

/** Who makes a change of state, and who made the last one. */
export type Mover = { username: string; may: (permission: Permission) => boolean; now: number };
export type Decided = { state: ReferralState; stateSince: string; stateBy?: string | undefined };

export const mayReopen = ({ stateSince, stateBy }: Decided, { username, may, now }: Mover): boolean =>
  may(permissionToReopen) ||
  (may('mayWriteRecords') && stateBy === username && now - Date.parse(stateSince) < ownReopeningHours * hourInMs);

/**
 * Whether somebody may change a state: everybody who writes records may move and end a referral, and say at any time that one
 * is no junk, so that nobody is hidden by a mistake.
 */
export const mayMove = (decided: Decided, to: ReferralState, mover: Mover): boolean =>
  mayFollow(decided.state, to) &&
  (hasEnded(decided.state) && decided.state !== 'junk' ? mayReopen(decided, mover) : mover.may('mayWriteRecords'));

/** A reason is required where somebody is declined or is said to be junk, and where a decision is reversed. */
export const requiresReason = (from: ReferralState, to: ReferralState): boolean =>
  to === 'declined' || to === 'junk' || (hasEnded(from) && from !== 'junk');

/** What decides whether a referral may be junk. */
type Judged = { number: number; hasWorker: boolean; hasJoined: boolean };

/** Only a record that is nothing but the referral may be junk: of a person whom somebody knows, no referral is. */
export const mayBeJunk = ({ number, hasWorker, hasJoined }: Judged): boolean =>
  number === 1 && !hasWorker && !hasJoined;
