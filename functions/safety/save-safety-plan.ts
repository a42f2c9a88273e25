import { missing } from '../../shared/kernel/missing.ts';
import { conflict, notFound } from '../kernel/http/outcome.ts';
import type { SafetyHandlers } from './dependencies.ts';
import { withPlanAuthor } from './present-plan.ts';

const changedMeanwhile =
  'Somebody else has changed this plan since you opened it. Nothing you wrote is lost: please read their words and save again.';
const notThatFar = 'There is no such version of this plan. Please open the plan again.';

export const saveSafetyPlan: SafetyHandlers['saveSafetyPlan'] = async (
  { params, body, auditContext },
  dependencies,
) => {
  const saved = await dependencies.safetyPlans.save(params.patientId, body, auditContext);
  if (saved.outcome === 'missing') return notFound(missing.patient);
  if (!saved.plan) return conflict(notThatFar);
  const plan = await withPlanAuthor(saved.plan, dependencies);
  if (saved.outcome === 'done') return { status: 200, body: plan };
  return { status: 409, body: { ...conflict(changedMeanwhile).body, current: plan } };
};
