import { missing, noColleague } from '../../shared/kernel/missing.ts';
import { conflict, notFound } from '../kernel/http/outcome.ts';
import { findRinger } from '../patients/find-ringer.ts';
import { refuseUnanswered } from '../safety/refusals.ts';
import type { ReferralsHandlers } from './dependencies.ts';

const refusals = {
  same: 'This is the same record. Please choose another one.',
  closed: 'This referral has ended. Please take it up again first, or leave it as it is.',
  'worked-with':
    'There are notes, answers or tasks on this record already, and they stay where they were written. Please ask an admin.',
} as const;

export const joinReferral: ReferralsHandlers['joinReferral'] = async (
  { params, body, caller, auditContext },
  { joined, staff },
) => {
  const call = await findRinger(body.call, caller.username, { staff });
  if (call === 'no-colleague') return notFound(noColleague);
  const outcome = await joined.join(params.patientId, body.samePatientId, auditContext, call);
  if (outcome.outcome === 'missing') return notFound(missing.patient);
  if (outcome.outcome === 'unanswered' || outcome.outcome === 'no-ringer') return refuseUnanswered(outcome.outcome);
  if (outcome.outcome !== 'done') return conflict(refusals[outcome.outcome]);
  return {
    status: 200,
    body: { patientId: outcome.patientId, message: 'The referral is one of this person’s now.' },
  };
};
