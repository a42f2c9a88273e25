import type { StaffUser } from '../../../shared/api/record.ts';
import type { StoredEpisode } from './episodes.ts';

/** What is known of a patient from before they were on these records. */
export type Earlier = {
  ownReference: string | undefined;
  referredAt: string;
  state: NonNullable<StoredEpisode['imported']>;
  worker: StaffUser | undefined;
  closing: StoredEpisode['closing'];
};
/** Another patient has the organisation's own reference. */
export class ReferenceTaken extends Error {
  override name = 'ReferenceTaken';
}
