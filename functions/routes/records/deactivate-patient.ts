import { missing } from '../../../shared/api/missing.ts';
import { episodeEnded } from '../../../shared/domain/closing.ts';
import { conflict, notFound } from '../../http/outcome.ts';
import { alertOpen } from './alert-open.ts';
import { callOpen } from './call-refusals.ts';
import type { RecordsHandler } from './dependencies.ts';
import { findCaller } from './find-caller.ts';

export const deactivatePatient: RecordsHandler<'deactivatePatient'> = async (
  { params, query: { sessions }, caller, auditContext },
  { records, endPlanned, staff },
) => {
  const outcome = await endPlanned(
    { sessions, reason: episodeEnded, findOwner: () => findCaller(caller.username, staff) },
    auditContext,
    () => records.setActive(params.patientId, false, auditContext),
  );
  if (outcome === 'missing') return notFound(missing.patient);
  if (outcome === 'alert-open') return conflict(alertOpen);
  if (outcome === 'call-open') return conflict(callOpen);
  return { status: 200, body: { message: 'The patient has been deactivated.' } };
};
