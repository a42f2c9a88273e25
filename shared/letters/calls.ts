import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { missing } from '../kernel/missing.ts';
import { problem } from '../kernel/problem.ts';
import { confirmation } from '../kernel/replies.ts';
import { ulidText } from '../kernel/text.ts';
import { orUnreadable } from '../kernel/unreadable.ts';
import { patientId } from '../questionnaires/result.ts';
import { letter, letterDeletion, letterInput, letterLine } from './letter.ts';

const letterId = ulidText(missing.letter);

/** Letters that staff write: to a patient, or to somebody else about one. They are calls of the records. */
export const letterCalls = {
  /** The letters of a patient, the latest first, up to a hundred. */
  listLetters: defineCall('GET /api/crm/patient/{patientId}/letters', {
    permission: 'mayReadRecords',
    params: { patientId },
    replies: { 200: z.object({ content: z.array(orUnreadable(letterLine, 'letterId')) }), 404: problem },
  }),
  readLetter: defineCall('GET /api/crm/patient/{patientId}/letters/{letterId}', {
    permission: 'mayReadRecords',
    params: { patientId, letterId },
    replies: { 200: letter, 404: problem },
  }),
  /** Stores a letter as it leaves. 409 where it would reach somebody in a way, or about a matter, that they have not agreed to. */
  addLetter: defineCall('POST /api/crm/patient/{patientId}/letters', {
    permission: 'mayWriteRecords',
    params: { patientId },
    body: letterInput,
    replies: { 201: letter, 404: problem, 409: problem },
  }),
  deleteLetter: defineCall('POST /api/crm/patient/{patientId}/letters/{letterId}/delete', {
    permission: 'mayWriteRecords',
    params: { patientId, letterId },
    body: letterDeletion,
    replies: { 200: confirmation, 404: problem },
  }),
};
