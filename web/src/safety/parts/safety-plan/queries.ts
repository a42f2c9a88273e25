import { safetyCalls } from '../../../../../shared/safety/calls.ts';
import { useReading } from '../../../kernel/lib/use-reading.ts';

/** The safety plan of a patient, if there is one. */
export const useSafetyPlan = (patientId: string) => useReading(safetyCalls.readSafetyPlan, { params: { patientId } });

/** The earlier versions of the plan, read on request. */
export const useSafetyPlanVersions = (patientId: string, asked: boolean) =>
  useReading(safetyCalls.listSafetyPlanVersions, { params: { patientId } }, { enabled: asked });
