import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { problem } from '../kernel/problem.ts';
import { confirmation } from '../kernel/replies.ts';
import { withReferralId } from '../kernel/wire-names.ts';
import { patientId } from '../questionnaires/result.ts';
import { staffUser } from './staff-user.ts';

const practicePatient = z.object({
  patientId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  madeBy: staffUser,
  madeAt: z.iso.datetime(),
});
export type PracticePatient = z.infer<typeof practicePatient>;

const writing = { permission: 'mayWriteRecords' } as const;

/** Practice patients, who are nobody and count nowhere: see `practice.ts`. */
export const practiceCalls = {
  listPracticePatients: defineCall('GET /api/crm/practice-patients', {
    permission: 'mayReadRecords',
    concerns: 'identity',
    replies: { 200: z.object({ content: z.array(withReferralId(practicePatient)) }) },
  }),
  addPracticePatient: defineCall('POST /api/crm/practice-patients', {
    ...writing,
    concerns: 'none',
    replies: { 201: withReferralId(z.object({ patientId: z.string(), message: z.string() })), 409: problem },
  }),
  /** The record is erased, without a second person: it is about nobody. */
  removePracticePatient: defineCall('DELETE /api/crm/practice-patients/{patientId}', {
    ...writing,
    params: { patientId },
    replies: { 200: confirmation, 404: problem },
  }),
};
