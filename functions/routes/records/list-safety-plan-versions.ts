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
  const [found, earlier] = await Promise.all([
    dependencies.patients.read(params.patientId),
    dependencies.safetyPlans.readEarlier(params.patientId),
  ]);
  if (!found) return notFound(missing.patient);
  return { status: 200, body: { content: await withPlanAuthors(earlier, dependencies) } };
};
