import { expect, it } from 'vitest';
import { permissionsByRole } from '../kernel/permissions.ts';
import type { StaffRole } from '../kernel/roles.ts';
import {
  type Decided,
  endedReferralStates,
  firstReferralState,
  hasEnded,
  lacksDecision,
  type Mover,
  mayBeJunk,
  mayFollow,
  mayMove,
  openReferralStates,
  type ReferralState,
  referralStates,
  referralStatesAfter,
  referralStatesUnattended,
  requiresReason,
  stateAfterAssigning,
} from './referral-state.ts';

const now = Date.parse('2026-11-18T10:00:00Z');
const mover = (role: StaffRole, username = 'a-person'): Mover => ({
  username,
  now,
  may: (permission) => permissionsByRole[role].includes(permission),
});
const decided = (state: ReferralState, stateSince = '2026-11-18T09:00:00Z'): Decided => ({
  state,
  stateSince,
  stateBy: 'a-person',
});

const reachable = (from: ReferralState, seen = new Set<ReferralState>()): Set<ReferralState> => {
  for (const next of referralStatesAfter[from]) if (!seen.has(next)) reachable(next, seen.add(next));
  return seen;
};

it.each(referralStates)('from %s, every end can be reached, and no way leads out of the states', (state) => {
  const all = new Set([...reachable(state), state]);
  for (const end of endedReferralStates) expect(all).toContain(end);
  for (const one of all) expect(referralStates).toContain(one);
});

it.each(referralStates)('%s is either open or ended', (state) => {
  expect(openReferralStates.some((one) => one === state)).toBe(!hasEnded(state));
});

it('from every open state a referral can be ended at once, and no state follows itself', () => {
  for (const from of openReferralStates)
    for (const to of endedReferralStates) expect(mayFollow(from, to), `${from} to ${to}`).toBe(true);
  for (const state of referralStates) expect(mayFollow(state, state), state).toBe(false);
});

it('a referral that has ended is read again before anything else becomes of it, and junk that was none is new', () => {
  for (const from of endedReferralStates)
    expect(referralStatesAfter[from], from).toEqual(from === 'junk' ? ['new'] : ['reading']);
});

it('only a referral that is being read, or was taken for junk, becomes new again', () => {
  expect(referralStates.filter((from) => mayFollow(from, 'new'))).toEqual(['reading', 'junk']);
});

it('all staff move and end a referral that is open', () => {
  for (const from of openReferralStates)
    for (const to of referralStatesAfter[from]) expect(mayMove(decided(from), to, mover('ROLE_STAFF'))).toBe(true);
});

it('whoever has no permission to write records changes nothing', () => {
  const nobody: Mover = { username: 'a-person', now, may: () => false };
  for (const from of referralStates)
    for (const to of referralStatesAfter[from])
      expect(mayMove(decided(from), to, nobody), `${from} to ${to}`).toBe(false);
});

it('who ended a referral takes it up again within a day, an admin at any time, and no colleague', () => {
  const longAgo = decided('declined', '2026-11-17T09:59:00Z');
  expect(mayMove(decided('declined'), 'reading', mover('ROLE_STAFF'))).toBe(true);
  expect(mayMove(longAgo, 'reading', mover('ROLE_STAFF'))).toBe(false);
  expect(mayMove(decided('declined'), 'reading', mover('ROLE_STAFF', 'a-colleague'))).toBe(false);
  expect(mayMove(longAgo, 'reading', mover('ROLE_ADMIN', 'a-colleague'))).toBe(true);
});

it('everybody who writes records takes back at any time that a referral is junk, and says nothing for it', () => {
  const longAgo = decided('junk', '2026-01-17T09:59:00Z');
  expect(mayMove(longAgo, 'new', mover('ROLE_STAFF', 'a-colleague'))).toBe(true);
  expect(requiresReason('junk', 'new')).toBe(false);
  expect(requiresReason('new', 'junk')).toBe(true);
});

it('a referral is no junk where anybody knows the person', () => {
  const unknown = { number: 1, hasWorker: false, hasJoined: false };
  expect(mayBeJunk(unknown)).toBe(true);
  expect(mayBeJunk({ ...unknown, number: 2 })).toBe(false);
  expect(mayBeJunk({ ...unknown, hasWorker: true })).toBe(false);
  expect(mayBeJunk({ ...unknown, hasJoined: true })).toBe(false);
});

it('why is asked for where somebody is turned away and where a decision is taken back', () => {
  expect(requiresReason('new', 'declined')).toBe(true);
  expect(requiresReason('accepted', 'reading')).toBe(true);
  expect(requiresReason('new', 'accepted')).toBe(false);
  expect(requiresReason('waiting', 'withdrawn')).toBe(false);
});

it('a public referral waits for somebody; one that staff write down comes of a talk', () => {
  expect(referralStatesUnattended).toContain(firstReferralState('public'));
  expect(firstReferralState('staff')).toBe('contacted');
});

it('whoever is given a worker is accepted, and what has ended stays as it ended', () => {
  for (const state of openReferralStates) {
    expect(stateAfterAssigning(state)).toBe('accepted');
    expect(mayFollow(state, stateAfterAssigning(state)), state).toBe(true);
  }
  for (const state of endedReferralStates) expect(stateAfterAssigning(state)).toBe(state);
});

it('only a referral that nobody has dealt with lacks a decision when there is a worker', () => {
  expect(referralStates.filter((state) => lacksDecision(state, true))).toEqual(referralStatesUnattended);
  expect(referralStates.filter((state) => lacksDecision(state, false))).toEqual([]);
});
