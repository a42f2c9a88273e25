import { missing } from '../../shared/kernel/missing.ts';
import { conflict, notFound } from '../kernel/http/outcome.ts';
import type { ReferralsHandlers } from './dependencies.ts';

const workedWith =
  'There are notes, answers or sessions in the episode that began with this referral, and they stay where they were written. Please close that episode, say why in the closing words, and add the other person as a new patient.';

export const separateReferral: ReferralsHandlers['separateReferral'] = async (
  { params, body, auditContext },
  { joined },
) => {
  const separated = await joined.separate(params, body.reason, auditContext);
  if (separated.outcome === 'missing') return notFound(missing.referral);
  if (separated.outcome !== 'done') return conflict(workedWith);
  return {
    status: 200,
    body: { patientId: separated.patientId, message: 'The referral is that of another person again.' },
  };
};
