import { useQuery } from '@tanstack/react-query';
import { safetyCalls } from '../../../../../shared/safety/calls.ts';
import { callQuery } from '../../../kernel/lib/query.ts';

/** The safety plan of a patient, if there is one. */
export const useSafetyPlan = (patientId: string) =>
  useQuery(callQuery(safetyCalls.readSafetyPlan, { params: { patientId } }));

/** The earlier versions of the plan, read on request. */
export const useSafetyPlanVersions = (patientId: string, asked: boolean) =>
  useQuery({ ...callQuery(safetyCalls.listSafetyPlanVersions, { params: { patientId } }), enabled: asked });
