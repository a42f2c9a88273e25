import * as z from 'zod';
import { pageNumber, pageOf } from '../domain/page.ts';
import { ulidText } from '../domain/text.ts';
import { defineCall } from './call.ts';
import { caseNote, caseNoteInput, noteAmendment, noteVersion } from './case-note.ts';
import { missing } from './missing.ts';
import { upTo50Rows } from './page-size.ts';
import { problem } from './problem.ts';
import { conflict } from './replies.ts';
import { patientId } from './result.ts';
import { orUnreadable } from './unreadable.ts';

const savedNote = z.object({ ...caseNote.shape, message: z.string() });

/** The case notes of a patient. They are calls of the records. */
export const caseNoteCalls = {
  createCaseNote: defineCall({
    method: 'POST',
    path: '/api/crm/casenote',
    permission: 'mayWriteRecords',
    concerns: ['body.referralId'],
    body: caseNoteInput,
    /** 200 with what was stored before, when it came without an Idempotency-Key. */
    replies: { 201: savedNote, 200: savedNote, 404: problem },
  }),
  listCaseNotes: defineCall({
    method: 'GET',
    path: '/api/crm/casenotes/{patientId}/{page}/{size}',
    permission: 'mayReadRecords',
    params: { patientId, page: pageNumber, size: upTo50Rows },
    replies: { 200: pageOf(orUnreadable(caseNote, 'caseNoteId')), 404: problem },
  }),
  amendCaseNote: defineCall({
    method: 'POST',
    path: '/api/crm/casenote/{patientId}/{caseNoteId}',
    permission: 'mayWriteRecords',
    params: { patientId, caseNoteId: ulidText(missing.caseNote) },
    body: noteAmendment,
    replies: { 200: caseNote, 404: problem, 409: conflict(caseNote) },
  }),
  listNoteVersions: defineCall({
    method: 'GET',
    path: '/api/crm/casenote/{patientId}/{caseNoteId}',
    permission: 'mayReadRecords',
    params: { patientId, caseNoteId: ulidText(missing.caseNote) },
    replies: { 200: z.object({ content: z.array(orUnreadable(noteVersion, 'version')) }), 404: problem },
  }),
};
