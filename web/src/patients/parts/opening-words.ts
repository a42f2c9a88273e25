import type { OpeningReason } from '../../../../shared/patients/opening.ts';

/** The reasons for opening a record of another service and worker, as offered. */
export const openingReasonLabels: Record<OpeningReason, string> = {
  alert: 'An alert has to be answered',
  cover: 'I stand in for a colleague, or I am duty lead',
  contact: 'They have got in touch, or somebody about them',
  referral: 'I deal with a referral of theirs',
  other: 'Another reason',
};
