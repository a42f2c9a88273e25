import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { problem } from '../kernel/problem.ts';
import { confirmation } from '../kernel/replies.ts';
import { optionalText, patternText } from '../kernel/text.ts';
import { patientId } from '../questionnaires/result.ts';
import { callAnswer, dangerReason } from './danger-schema.ts';

/** The danger of a patient, and the call that was promised. They are calls of the records. */
export const dangerCalls = {
  /** Records the promised call, a call in vain, who is to ring, or why nobody is. */
  recordCall: defineCall({
    method: 'POST',
    path: '/api/crm/patient/{patientId}/call',
    permission: 'mayWriteRecords',
    params: { patientId },
    body: callAnswer,
    /** 409 where no call is open: a colleague was quicker. */
    replies: { 200: confirmation, 400: problem, 404: problem, 409: problem },
  }),
  /** Lifts the danger, which then no longer is in the head of the record; or raises it. */
  markDanger: defineCall({
    method: 'POST',
    path: '/api/crm/patient/{patientId}/danger',
    permission: 'mayWriteRecords',
    params: { patientId },
    body: z.strictObject({
      stands: z.boolean('Please say whether there is danger.'),
      reason: dangerReason,
      /** The time since when it stands, as it was read; absent where it did not. */
      since: optionalText(patternText(30, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/, 'Please load the record again.')),
    }),
    /** 409 where it has changed since it was read, or the promised call is still open. */
    replies: { 200: confirmation, 404: problem, 409: problem },
  }),
};
