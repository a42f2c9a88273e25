import { missing } from '../../shared/kernel/missing.ts';
import { nobodyTakes } from '../kernel/http/nobody-takes.ts';
import { notFound, refusedAt } from '../kernel/http/outcome.ts';
import type { PatientsHandlers } from './dependencies.ts';
import { withSignature } from './present.ts';

export const unassignStaff: PatientsHandlers['unassignStaff'] = async (
  { params: { patientId }, body: { reason, planned: choice }, auditContext },
  dependencies,
) => {
  const { handing } = dependencies;
  const wrong = nobodyTakes(undefined, choice);
  if (wrong) return refusedAt(wrong.path, wrong.message);
  const going = { patientId, from: await handing.workerOf(patientId), to: undefined, choice, reason };
  await handing.requireChoice(going, auditContext.at);
  await handing.hand(going, auditContext);
  const found = await dependencies.assignments.unassign(patientId, reason, auditContext);
  return found ? { status: 200, body: await withSignature(found, dependencies) } : notFound(missing.patient);
};
