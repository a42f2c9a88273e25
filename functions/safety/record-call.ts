import { missing, noColleague } from '../../shared/kernel/missing.ts';
import { conflict, notFound } from '../kernel/http/outcome.ts';
import { findRinger } from '../patients/find-ringer.ts';
import type { SafetyHandlers } from './dependencies.ts';
import { refuseUnanswered } from './refusals.ts';

const noneOpen = 'No call is open any more: a colleague has recorded it meanwhile. The timeline says what came of it.';

export const recordCall: SafetyHandlers['recordCall'] = async (
  { params: { patientId }, body, caller, idempotencyKey, auditContext },
  { danger, staff },
) => {
  const answer = await findRinger(body, caller.username, { staff });
  if (answer === undefined || answer === 'no-colleague') return notFound(noColleague);
  const outcome = await danger.recordCall(patientId, answer, idempotencyKey, auditContext);
  if (outcome === 'missing') return notFound(missing.patient);
  if (outcome === 'none-open') return conflict(noneOpen);
  if (outcome !== 'done') return refuseUnanswered(outcome);
  return { status: 200, body: { message: 'Recorded. It is on the timeline.' } };
};
