import { safetyCalls } from '../../shared/safety/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { makeDependencies } from './dependencies.ts';
import { listSafetyPlanVersions } from './list-safety-plan-versions.ts';
import { markDanger } from './mark-danger.ts';
import { readSafetyPlan } from './read-safety-plan.ts';
import { recordCall } from './record-call.ts';
import { saveSafetyPlan } from './save-safety-plan.ts';

export const handler = serve(
  safetyCalls,
  { listSafetyPlanVersions, markDanger, readSafetyPlan, recordCall, saveSafetyPlan },
  makeDependencies,
);
