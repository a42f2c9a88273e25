import { missing } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { SafetyHandlers } from './dependencies.ts';
import { withPlanAuthor } from './present-plan.ts';

export const readSafetyPlan: SafetyHandlers['readSafetyPlan'] = async ({ params }, dependencies) => {
  const found = await dependencies.safetyPlans.read(params.patientId);
  if (!found) return notFound(missing.patient);
  return { status: 200, body: { plan: found.plan && (await withPlanAuthor(found.plan, dependencies)) } };
};
