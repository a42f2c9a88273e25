import { missing } from '../../../shared/api/missing.ts';
import { episodeEnded } from '../../../shared/domain/closing.ts';
import { conflict, notFound } from '../../http/outcome.ts';
import { alertOpen } from './alert-open.ts';
import { callOpen } from './call-refusals.ts';
import type { RecordsHandler } from './dependencies.ts';
import { findCaller } from './find-caller.ts';

export const deactivateReferral: RecordsHandler<'deactivateReferral'> = async (
  { params, query: { sessions }, caller, auditContext },
  { records, endPlanned, staff },
) => {
  const outcome = await endPlanned(
    { sessions, reason: episodeEnded, findOwner: () => findCaller(caller.username, staff) },
    auditContext,
    () => records.setActive(params.id, false, auditContext),
  );
  if (outcome === 'missing') return notFound(missing.referral);
  if (outcome === 'alert-open') return conflict(alertOpen);
  if (outcome === 'call-open') return conflict(callOpen);
  return { status: 200, body: { message: 'The referral has been deactivated.' } };
};
