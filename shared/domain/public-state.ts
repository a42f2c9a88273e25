import { type ReferralState, referralStates } from './referral-state.ts';
import { addWorkingDays } from './working-days.ts';

/** What a person or a referrer may be told of a referral: its state, or that the support which came of it is over. */
export const publicStates = [...referralStates, 'closed'] as const;
export type PublicState = (typeof publicStates)[number];

export const publicStateOf = (state: ReferralState, isClosed: boolean): PublicState =>
  isClosed && state === 'accepted' ? 'closed' : state;

/** The day by whose end somebody has read a referral that came on a day: the next working day, as the forms promise. */
export const readBy = (referredOn: string): string => addWorkingDays(referredOn, 1);
