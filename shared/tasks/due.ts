import { today as dayOf } from '../kernel/today.ts';
import { contactBy, decideBy, readBy } from '../referrals/promises.ts';
import type { ReferralState } from '../referrals/referral-state.ts';

/*
 * The last day on which each kind of work is in time, where it has no day of its own: Today and the count of what is late
 * use the same.
 */

/** An alert is answered on the day on which it was raised. */
export const alertDue = (raisedAt: string): string => dayOf(new Date(raisedAt));

/** A message or a wish to be rung back. */
export const messageDue = (contactDate: string): string => readBy(dayOf(new Date(contactDate)));

/** Whoever is given a patient, or takes one on, is in touch with them. */
export const contactDue = (cameAt: string): string => contactBy(dayOf(new Date(cameAt)));

/** A referral is read, and then decided on. */
export const referralDue = ({
  referredAt,
  state,
  service,
}: {
  referredAt: string;
  state: ReferralState;
  service: string;
}): string => {
  const referredOn = dayOf(new Date(referredAt));
  return state === 'new' ? readBy(referredOn) : decideBy(referredOn, service);
};
