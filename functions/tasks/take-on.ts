import { missing } from '../../shared/kernel/missing.ts';
import { roleMay } from '../../shared/kernel/permissions.ts';
import { organisation } from '../../shared/organisation/organisation.ts';
import { nobody } from '../../shared/patients/caseload-schema.ts';
import { conflict, notFound } from '../kernel/http/outcome.ts';
import type { TasksHandlers } from './dependencies.ts';

const notOffered = `Only ${organisation.recordsAdmin} can access the assignment of patients.`;
const takenAlready = 'A colleague looks after this patient by now. The list is shown as it is now.';

export const takeOn: TasksHandlers['takeOn'] = async (
  { params: { patientId }, caller, auditContext },
  { assignments, staff, settings },
) => {
  const isOffered = roleMay(caller.role, 'mayAssignPatients') || (await settings.read()).staffMayAssignThemselves;
  if (!isOffered) return conflict(notOffered);
  const me = (await staff.name([caller.username])).get(caller.username);
  if (!me) return notFound(missing.account);
  const taken = await assignments.handOver(patientId, { from: nobody, to: me }, auditContext);
  if (taken === 'missing') return notFound(missing.patient);
  return taken === 'done'
    ? { status: 200, body: { message: 'You look after this patient now.' } }
    : conflict(takenAlready);
};
