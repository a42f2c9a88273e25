import { missing } from '../../shared/kernel/missing.ts';
import { describeCancelled } from '../episodes/describe-cancelled.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { PatientsHandlers } from './dependencies.ts';

export const reactivatePatient: PatientsHandlers['reactivatePatient'] = async (
  { params, auditContext },
  dependencies,
) => {
  const outcome = await dependencies.records.setActive(params.patientId, true, auditContext);
  if (outcome !== 'done') return notFound(missing.patient);
  const cancelled = await describeCancelled(params.patientId, dependencies, auditContext.at);
  return { status: 200, body: { message: `The patient is active again.${cancelled}` } };
};
