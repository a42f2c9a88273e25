import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { problem } from '../kernel/problem.ts';
import { withReferralId } from '../kernel/wire-names.ts';
import { patientId } from '../questionnaires/result.ts';
import { likelyMatch, personSought } from './likely-duplicate.ts';

const likelyMatches = withReferralId(z.object({ content: z.array(likelyMatch) }));

/** The likely duplicates of a person or a record. They are calls of the records. */
export const likelyDuplicateCalls = {
  findLikelyPatients: defineCall('POST /api/crm/likely', {
    permission: 'mayReadRecords',
    concerns: 'rows',
    audit: 'reading',
    // A name and a date of birth are sent in a body, so that no log of addresses has them.
    body: personSought,
    replies: { 200: likelyMatches },
  }),
  listLikelyPatients: defineCall('GET /api/crm/likely/{patientId}', {
    permission: 'mayReadRecords',
    concerns: 'rows',
    params: { patientId },
    replies: { 200: likelyMatches, 404: problem },
  }),
};
