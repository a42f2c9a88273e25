import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { problem } from '../kernel/problem.ts';
import { confirmation } from '../kernel/replies.ts';
import { optionalText, patternText } from '../kernel/text.ts';
import { orUnreadable } from '../kernel/unreadable.ts';
import { patientId } from '../questionnaires/result.ts';
import { callAnswer, dangerReason } from './danger-schema.ts';
import { safetyPlan, safetyPlanInput } from './safety-plan-schema.ts';

const reading = { permission: 'mayReadRecords', params: { patientId } } as const;
const writing = { permission: 'mayWriteRecords', params: { patientId } } as const;

/** The danger of a patient, the call that was promised, and their safety plan. They are calls of the records. */
export const safetyCalls = {
  /** Records the promised call, a call in vain, who is to ring, or why nobody is. */
  recordCall: defineCall('POST /api/crm/patient/{patientId}/call', {
    ...writing,
    body: callAnswer,
    /** 409 where no call is open: a colleague was quicker. */
    replies: { 200: confirmation, 400: problem, 404: problem, 409: problem },
  }),
  /** Lifts the danger, which then no longer is in the head of the record; or raises it. */
  markDanger: defineCall('POST /api/crm/patient/{patientId}/danger', {
    ...writing,
    body: z.strictObject({
      stands: z.boolean('Please say whether there is danger.'),
      reason: dangerReason,
      /** The time since when it stands, as it was read; absent where it did not. */
      since: optionalText(patternText(30, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/, 'Please load the record again.')),
    }),
    /** 409 where it has changed since it was read, or the promised call is still open. */
    replies: { 200: confirmation, 404: problem, 409: problem },
  }),
  /** The safety plan of a patient, if there is one. */
  readSafetyPlan: defineCall('GET /api/crm/safetyplan/{patientId}', {
    ...reading,
    replies: { 200: z.object({ plan: safetyPlan.optional() }), 404: problem },
  }),
  saveSafetyPlan: defineCall('POST /api/crm/safetyplan/{patientId}', {
    ...writing,
    body: safetyPlanInput,
    replies: {
      200: safetyPlan,
      404: problem,
      409: z.object({ ...problem.shape, current: safetyPlan.optional() }),
    },
  }),
  /** The earlier versions of the plan, the latest first. */
  listSafetyPlanVersions: defineCall('GET /api/crm/safetyplan/{patientId}/versions', {
    ...reading,
    replies: { 200: z.object({ content: z.array(orUnreadable(safetyPlan, 'version')) }), 404: problem },
  }),
};
