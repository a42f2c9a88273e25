import { missing } from '../../shared/kernel/missing.ts';
import { conflict, notFound } from '../kernel/http/outcome.ts';
import type { PatientsHandlers } from './dependencies.ts';
import { withSignature } from './present.ts';

const changedMeanwhile =
  'Somebody else has changed this patient since you opened the page. Nothing you wrote is lost: please compare the two versions and save again.';

export const updatePatient: PatientsHandlers['updatePatient'] = async ({ body, auditContext }, dependencies) => {
  const changed = await dependencies.records.update(body, auditContext);
  if (changed.outcome === 'missing') return notFound(missing.patient);
  const current = await withSignature(changed.found, dependencies);
  if (changed.outcome === 'done') return { status: 200, body: current };
  return { status: 409, body: { ...conflict(changedMeanwhile).body, current } };
};
