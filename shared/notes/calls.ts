import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { missing } from '../kernel/missing.ts';
import { pageNumber, pageOf, upTo50Rows } from '../kernel/page.ts';
import { problem } from '../kernel/problem.ts';
import { confirmation } from '../kernel/replies.ts';
import { ulidText } from '../kernel/text.ts';
import { orUnreadable } from '../kernel/unreadable.ts';
import { patientId } from '../questionnaires/result.ts';
import {
  caseNote,
  caseNoteInput,
  listedNote,
  noteAmendment,
  noteMarking,
  noteVersion,
  noteWithdrawal,
  openedWithdrawnNote,
  withdrawnOpening,
} from './case-note.ts';

const savedNote = z.object({ ...caseNote.shape, message: z.string() });

const changedNote = z.object({ ...problem.shape, current: caseNote.optional() });

const reading = { permission: 'mayReadRecords' } as const;
const ofNote = { patientId, caseNoteId: ulidText(missing.caseNote) };
const writing = { permission: 'mayWriteRecords' } as const;
const writingNote = { ...writing, params: ofNote };

/** The case notes of a patient. They are calls of the records. */
export const caseNoteCalls = {
  createCaseNote: defineCall('POST /api/crm/casenote', {
    ...writing,
    concerns: ['body.patientId'],
    body: caseNoteInput,
    /** 200 with what was stored before, when it came without an Idempotency-Key. */
    replies: { 201: savedNote, 200: savedNote, 404: problem },
  }),
  listCaseNotes: defineCall('GET /api/crm/casenotes/{patientId}/{page}/{size}', {
    ...reading,
    params: { patientId, page: pageNumber, size: upTo50Rows },
    replies: { 200: pageOf(orUnreadable(listedNote, 'caseNoteId')), 404: problem },
  }),
  amendCaseNote: defineCall('POST /api/crm/casenote/{patientId}/{caseNoteId}', {
    ...writingNote,
    body: noteAmendment,
    /** 409 without `current` where it was withdrawn meanwhile. */
    replies: { 200: caseNote, 404: problem, 409: changedNote },
  }),
  /** Marks a note as not for the person, for whoever answers them if they ask for a copy; or takes that back. */
  markCaseNote: defineCall('POST /api/crm/casenote/{patientId}/{caseNoteId}/mark', {
    ...writingNote,
    body: noteMarking,
    replies: { 200: confirmation, 404: problem },
  }),
  listNoteVersions: defineCall('GET /api/crm/casenote/{patientId}/{caseNoteId}', {
    ...reading,
    params: ofNote,
    replies: { 200: z.object({ content: z.array(orUnreadable(noteVersion, 'version')) }), 404: problem },
  }),
  /** Withdraws a note from the wrong record, or moves it to the right one, which the caller may open, too. */
  withdrawCaseNote: defineCall('POST /api/crm/casenote/{patientId}/{caseNoteId}/withdraw', {
    ...writingNote,
    concerns: ['body.moveTo'],
    body: noteWithdrawal,
    /** 409 with `current` where it was amended meanwhile, without where it was withdrawn. */
    replies: { 200: confirmation, 400: problem, 403: problem, 404: problem, 409: changedNote },
  }),
  /** The words of a withdrawn note, for an audit: with a reason, and each reading is in the audit log. */
  openWithdrawnNote: defineCall('POST /api/crm/casenote/{patientId}/{caseNoteId}/withdrawn', {
    permission: 'mayReadAudit',
    params: ofNote,
    body: withdrawnOpening,
    replies: { 200: openedWithdrawnNote, 404: problem },
  }),
};
