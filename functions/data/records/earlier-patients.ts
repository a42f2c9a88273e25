import type { StaffUser } from '../../../shared/api/record.ts';
import type { ReferralState } from '../../../shared/domain/referral-state.ts';
import type { StoredEpisode } from './episodes.ts';

/** What is known of a patient who was with the organisation before they were on these records. */
export type Earlier = {
  ownReference: string | undefined;
  referredAt: string;
  state: ReferralState;
  worker: StaffUser | undefined;
  closing: StoredEpisode['closing'];
};
/** The organisation's own reference is that of another patient. */
export class ReferenceTaken extends Error {
  override name = 'ReferenceTaken';
}
