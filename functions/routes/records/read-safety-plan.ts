import { missing } from '../../../shared/api/missing.ts';
import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { RecordsDependencies } from './dependencies.ts';
import { withPlanAuthor } from './present-plan.ts';

export const readSafetyPlan: Handler<typeof records.readSafetyPlan, RecordsDependencies> = async (
  { params },
  dependencies,
) => {
  const found = await dependencies.safetyPlans.read(params.patientId);
  if (!found) return notFound(missing.patient);
  return { status: 200, body: { plan: await withPlanAuthor(found.plan, dependencies) } };
};
