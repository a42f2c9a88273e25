import { useQuery } from '@tanstack/react-query';
import { records } from '../../../../shared/api/records.ts';
import { callQuery } from '../../lib/query.ts';

/** The safety plan of a patient, if there is one. */
export const useSafetyPlan = (patientId: string) =>
  useQuery(callQuery(records.readSafetyPlan, { params: { patientId } }));

/** How the plan read before each change, once somebody asks. */
export const useSafetyPlanVersions = (patientId: string, asked: boolean) =>
  useQuery({ ...callQuery(records.listSafetyPlanVersions, { params: { patientId } }), enabled: asked });
