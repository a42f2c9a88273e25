import { missing } from '../../shared/kernel/missing.ts';
import { conflict, notFound } from '../kernel/http/outcome.ts';
import { alertOpen, callOpen } from '../safety/refusals.ts';
import type { PatientsHandlers } from './dependencies.ts';

export const deactivateReferral: PatientsHandlers['deactivateReferral'] = async (
  { params, query: { sessions }, auditContext },
  { records, endPlanned },
) => {
  const outcome = await endPlanned(sessions, auditContext, () => records.setActive(params.id, false, auditContext));
  if (outcome === 'missing') return notFound(missing.referral);
  if (outcome === 'alert-open') return conflict(alertOpen);
  if (outcome === 'call-open') return conflict(callOpen);
  return { status: 200, body: { message: 'The referral has been deactivated.' } };
};
