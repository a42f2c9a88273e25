import { type ReferralState, referralStates } from './referral-state.ts';
import { addWorkingDays } from './working-days.ts';

/** The states that a person or a referrer may be told: that of the referral, or that the support after it is over. */
export const publicStates = [...referralStates, 'closed'] as const;
export type PublicState = (typeof publicStates)[number];

export const publicStateOf = (state: ReferralState, isClosed: boolean): PublicState =>
  isClosed && state === 'accepted' ? 'closed' : state;

/** The day by whose end a referral of a day has been read: the next working day, as the forms promise. */
export const readBy = (referredOn: string): string => addWorkingDays(referredOn, 1);
