import { missing } from '../../../shared/api/missing.ts';
import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { RecordsDependencies } from './dependencies.ts';
import { withSignature } from './present.ts';

export const unassignStaff: Handler<typeof records.unassignStaff, RecordsDependencies> = async (
  { params: { patientId }, body: { reason }, auditContext },
  dependencies,
) => {
  const found = await dependencies.assignments.unassign(patientId, reason, auditContext);
  return found ? { status: 200, body: await withSignature(found, dependencies) } : notFound(missing.patient);
};
