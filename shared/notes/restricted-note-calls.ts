import { defineCall } from '../kernel/call.ts';
import { missing } from '../kernel/missing.ts';
import { problem } from '../kernel/problem.ts';
import { ulidText } from '../kernel/text.ts';
import { openingInput } from '../patients/opening.ts';
import { partRestrictionInput } from '../privacy/restriction-input.ts';
import { patientId } from '../questionnaires/result.ts';
import { caseNote } from './case-note.ts';

// Separate from the calls of notes, with which a record starts.

const params = { patientId, caseNoteId: ulidText(missing.caseNote) };

/** Notes that are restricted to named people. To everybody else, the calls that change or read a note do not find it. */
export const restrictedNoteCalls = {
  /** Restricts a note to some people and those who wrote it; with nobody named it is open again. */
  restrictCaseNote: defineCall('POST /api/crm/casenote/{patientId}/{caseNoteId}/restriction', {
    permission: 'mayWriteRecords',
    params,
    body: partRestrictionInput,
    replies: { 200: caseNote, 404: problem, 409: problem },
  }),
  /** The words of a restricted note, for a reason that is on the timeline; the people who read it without one are told. */
  openRestrictedNote: defineCall('POST /api/crm/casenote/{patientId}/{caseNoteId}/open', {
    permission: 'mayReadRecords',
    params,
    body: openingInput,
    replies: { 200: caseNote, 404: problem },
  }),
};
