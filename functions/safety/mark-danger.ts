import { missing } from '../../shared/kernel/missing.ts';
import { conflict, notFound } from '../kernel/http/outcome.ts';
import { nameStaff } from '../kernel/identity/name-staff.ts';
import type { SafetyHandlers } from './dependencies.ts';

const refusals = {
  stale:
    'The danger has changed since you opened the record. Please read it again first: what you wrote is still here.',
  'call-open': 'The promised call is still open. Please record it first; then the danger can be lifted.',
} as const;

export const markDanger: SafetyHandlers['markDanger'] = async (
  { params: { patientId }, body: { stands, reason, since }, caller, idempotencyKey, auditContext },
  { danger, staff },
) => {
  const { username: id } = caller;
  const named = nameStaff({ staff }, [id]).then((nameOf) => nameOf(id));
  const mark = { kind: stands ? ('raised' as const) : ('lifted' as const), reason, since, caller: named };
  const outcome = await danger.mark(patientId, mark, idempotencyKey, auditContext);
  if (outcome === 'missing') return notFound(missing.patient);
  if (outcome !== 'done') return conflict(refusals[outcome]);
  return {
    status: 200,
    body: { message: stands ? 'The danger is at the head of the record.' : 'The danger has been lifted.' },
  };
};
