import { defineCall } from '../kernel/call.ts';
import { problem } from '../kernel/problem.ts';
import { conflict } from '../kernel/replies.ts';
import { accountIdText } from '../kernel/text.ts';
import { patientId } from '../questionnaires/result.ts';
import { exclusionInput, recordLimits, restrictionInput } from './record-limits.ts';

const answering = { permission: 'mayAnswerForPrivacy', concerns: ['path.patientId'] } as const;

/** Who never opens a record, and to whom one is restricted. */
export const recordLimitCalls = {
  readRecordLimits: defineCall('GET /api/crm/patient/{patientId}/limits', {
    permission: 'mayReadRecords',
    params: { patientId },
    replies: { 200: recordLimits, 404: problem },
  }),
  /**
   * Closes the record to a member of staff who knows the person. Everybody may say so of themselves, and whoever answers
   * for privacy of others. 409 for the worker of the patient, who has to have another one first.
   */
  excludeStaff: defineCall('POST /api/crm/patient/{patientId}/excluded', {
    permission: 'mayReadRecords',
    params: { patientId },
    body: exclusionInput,
    replies: { 200: recordLimits, 403: problem, 404: problem, 409: problem },
  }),
  /** Opens it to them again. */
  admitStaff: defineCall('DELETE /api/crm/patient/{patientId}/excluded/{userId}', {
    ...answering,
    params: { patientId, userId: accountIdText('Please choose a member of staff.') },
    replies: { 200: recordLimits, 404: problem },
  }),
  /** Restricts the record to some people and the worker; with nobody named it is open again. */
  restrictRecord: defineCall('POST /api/crm/patient/{patientId}/restriction', {
    ...answering,
    params: { patientId },
    body: restrictionInput,
    replies: { 200: recordLimits, 404: problem, 409: conflict(recordLimits) },
  }),
};
