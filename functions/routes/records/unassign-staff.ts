import { missing } from '../../../shared/api/missing.ts';
import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { RecordsDependencies } from './dependencies.ts';
import { readPresented } from './present.ts';

export const unassignStaff: Handler<typeof records.unassignStaff, RecordsDependencies> = async (
  { params: { patientId }, body: { reason }, auditContext },
  dependencies,
) => {
  if (!(await dependencies.assignments.unassign(patientId, reason, auditContext))) return notFound(missing.patient);
  const record = await readPresented(patientId, dependencies);
  return record ? { status: 200, body: record } : notFound(missing.patient);
};
