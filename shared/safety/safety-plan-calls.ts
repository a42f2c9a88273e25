import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { problem } from '../kernel/problem.ts';
import { orUnreadable } from '../kernel/unreadable.ts';
import { patientId } from '../questionnaires/result.ts';
import { safetyPlan, safetyPlanInput } from './safety-plan-schema.ts';

/** The safety plan of a patient. They are calls of the records. */
export const safetyPlanCalls = {
  /** The safety plan of a patient, if there is one. */
  readSafetyPlan: defineCall({
    method: 'GET',
    path: '/api/crm/safetyplan/{patientId}',
    permission: 'mayReadRecords',
    params: { patientId },
    replies: { 200: z.object({ plan: safetyPlan.optional() }), 404: problem },
  }),
  saveSafetyPlan: defineCall({
    method: 'POST',
    path: '/api/crm/safetyplan/{patientId}',
    permission: 'mayWriteRecords',
    params: { patientId },
    body: safetyPlanInput,
    replies: {
      200: safetyPlan,
      404: problem,
      409: z.object({ ...problem.shape, current: safetyPlan.optional() }),
    },
  }),
  /** The earlier versions of the plan, the latest first. */
  listSafetyPlanVersions: defineCall({
    method: 'GET',
    path: '/api/crm/safetyplan/{patientId}/versions',
    permission: 'mayReadRecords',
    params: { patientId },
    replies: { 200: z.object({ content: z.array(orUnreadable(safetyPlan, 'version')) }), 404: problem },
  }),
};
