import { missing } from '../../shared/kernel/missing.ts';
import { conflict, notFound } from '../kernel/http/outcome.ts';
import type { PatientsHandlers } from './dependencies.ts';

const changedMeanwhile =
  'Somebody else has changed this referral since you opened it. Nothing you wrote is lost: please look at it and save again.';

export const updateExternalReferral: PatientsHandlers['updateExternalReferral'] = async (
  { params, body, auditContext },
  { externalReferrals },
) => {
  const changed = await externalReferrals.progress({ ...params, ...body }, auditContext);
  if (changed.outcome === 'missing') return notFound(missing.referral);
  if (changed.outcome === 'done') return { status: 200, body: changed.referral };
  return { status: 409, body: { ...conflict(changedMeanwhile).body, current: changed.referral } };
};
