import { missing } from '../../../shared/api/missing.ts';
import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { RecordsDependencies } from './dependencies.ts';
import { withPlanAuthors } from './present-plan.ts';

export const listSafetyPlanVersions: Handler<typeof records.listSafetyPlanVersions, RecordsDependencies> = async (
  { params },
  dependencies,
) => {
  const found = await dependencies.safetyPlans.read(params.patientId);
  if (!found) return notFound(missing.patient);
  const earlier = await dependencies.safetyPlans.readEarlier(params.patientId);
  return { status: 200, body: { content: await withPlanAuthors(earlier, dependencies) } };
};
