import { missing } from '../../../shared/api/missing.ts';
import { notFound } from '../../http/outcome.ts';
import type { RecordsHandler } from './dependencies.ts';
import { withPlanAuthor } from './present-plan.ts';

export const readSafetyPlan: RecordsHandler<'readSafetyPlan'> = async ({ params }, dependencies) => {
  const found = await dependencies.safetyPlans.read(params.patientId);
  if (!found) return notFound(missing.patient);
  return { status: 200, body: { plan: found.plan && (await withPlanAuthor(found.plan, dependencies)) } };
};
