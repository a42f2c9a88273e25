import { missing } from '../../../shared/api/missing.ts';
import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { RecordsDependencies } from './dependencies.ts';

export const reactivatePatient: Handler<typeof records.reactivatePatient, RecordsDependencies> = async (
  { params, auditContext },
  { records },
) =>
  (await records.setActive(params.patientId, true, auditContext)) === 'done'
    ? { status: 200, body: { message: 'The patient is active again.' } }
    : notFound(missing.patient);
