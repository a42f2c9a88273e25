import { useQuery } from '@tanstack/react-query';
import { records } from '../../../../../shared/patients/calls.ts';
import { callQuery } from '../../../kernel/lib/query.ts';

/** The safety plan of a patient, if there is one. */
export const useSafetyPlan = (patientId: string) =>
  useQuery(callQuery(records.readSafetyPlan, { params: { patientId } }));

/** The earlier versions of the plan, read on request. */
export const useSafetyPlanVersions = (patientId: string, asked: boolean) =>
  useQuery({ ...callQuery(records.listSafetyPlanVersions, { params: { patientId } }), enabled: asked });
