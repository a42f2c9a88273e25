import { missing } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { SafetyHandlers } from './dependencies.ts';
import { withPlanAuthors } from './present-plan.ts';

export const listSafetyPlanVersions: SafetyHandlers['listSafetyPlanVersions'] = async ({ params }, dependencies) => {
  const [found, earlier] = await Promise.all([
    dependencies.patients.read(params.patientId),
    dependencies.safetyPlans.readEarlier(params.patientId),
  ]);
  if (!found) return notFound(missing.patient);
  return { status: 200, body: { content: await withPlanAuthors(earlier, dependencies) } };
};
