import { type ReferralState, referralStates } from '../referrals/referral-state.ts';

const informedStates = referralStates.filter((state) => state !== 'junk');

/** The states that a person or a referrer may be told: that of the referral, or that the support after it is over. */
export const publicStates = [...informedStates, 'closed'] as const;
export type PublicState = (typeof publicStates)[number];

/** What somebody who asked to be rung back may be told: we are to ring, we have answered, or we do nothing more. */
export const ringBackStates = ['to-ring', 'rung', 'not-rung'] as const;

/**
 * Junk is told as withdrawn: we do nothing more with it, and whoever sent it in earnest is asked to ring. Whoever did not learns
 * nothing of how we tell.
 */
export const publicStateOf = (state: ReferralState, isClosed: boolean): PublicState => {
  if (state === 'junk') return 'withdrawn';
  return isClosed && state === 'accepted' ? 'closed' : state;
};
