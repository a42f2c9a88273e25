import type { StaffUser } from '../../../shared/api/record.ts';
import type { ReferralState } from '../../../shared/domain/referral-state.ts';
import type { StoredEpisode } from './episodes.ts';

/** What is known of a patient from before they were on these records. */
export type Earlier = {
  ownReference: string | undefined;
  referredAt: string;
  state: ReferralState;
  worker: StaffUser | undefined;
  closing: StoredEpisode['closing'];
};
/** Another patient has the organisation's own reference. */
export class ReferenceTaken extends Error {
  override name = 'ReferenceTaken';
}
