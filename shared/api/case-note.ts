import * as z from 'zod';
import { caseNoteText, referralId, staffUser } from './record.ts';
import { versionRead } from './version-read.ts';

export const caseNoteInput = z.strictObject({ referralId, caseNote: caseNoteText });

export const caseNote = z.object({
  caseNoteId: z.string(),
  /** When it was first written. */
  caseNoteDate: z.iso.datetime(),
  caseNoteText: z.string(),
  /** Who wrote these words, and when: later than the date if it was amended. */
  by: staffUser,
  writtenAt: z.iso.datetime(),
  version: z.int().min(1),
});
export type CaseNote = z.infer<typeof caseNote>;

export const noteAmendment = z.strictObject({
  caseNote: caseNoteText,
  version: versionRead,
});

export const noteVersion = caseNote.omit({ caseNoteDate: true });
