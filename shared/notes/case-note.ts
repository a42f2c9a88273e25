import * as z from 'zod';
import { versionRead } from '../kernel/replies.ts';
import { oneOf, optionalText, singleLine } from '../kernel/text.ts';
import { withReferralId } from '../kernel/wire-names.ts';
import { personId } from '../patients/practice.ts';
import { caseNoteText, recordId, staffUser } from '../patients/record.ts';
import { namedRestriction } from '../privacy/named-restriction.ts';
import { restrictionFields } from '../privacy/restriction-input.ts';

/** Why a note is not for the person whom it is about, if they ask for a copy: whoever answers them decides. */
export const noteMarks = ['third-party', 'harm'] as const;
export type NoteMark = (typeof noteMarks)[number];

export const noteMarkLabels: Readonly<Record<NoteMark, string>> = {
  'third-party': 'It says things of somebody else',
  harm: 'Reading it could harm them, or somebody else',
};

const notForThem = optionalText(oneOf(noteMarks, 'Please choose why it is not for them.'));

/** What a note is marked with from now on; blank for nothing. */
export const noteMarking = z.strictObject({ notForThem });

export const caseNoteInput = withReferralId(
  z.strictObject({
    patientId: recordId,
    caseNote: caseNoteText,
    notForThem,
    /** Restricts it from its first moment. */
    restrictTo: z.strictObject(restrictionFields).optional(),
  }),
);

export const caseNote = z.object({
  caseNoteId: z.string(),
  /** When it was first written. */
  caseNoteDate: z.iso.datetime(),
  caseNoteText: z.string(),
  /** Who wrote these words, and when: later than the date if it was amended. */
  by: staffUser,
  writtenAt: z.iso.datetime(),
  /** It was on another record first: who moved it here, and when. */
  movedHere: z.object({ by: staffUser, at: z.iso.datetime() }).optional(),
  notForThem: z.enum(noteMarks).optional(),
  /** Only these people read it without a reason. */
  restrictedTo: namedRestriction.optional(),
  version: z.int().min(1),
});
export type CaseNote = z.infer<typeof caseNote>;

export const noteAmendment = z.strictObject({
  caseNote: caseNoteText,
  version: versionRead,
});

export const noteVersion = caseNote.omit({ caseNoteDate: true });

/** The place of a note that was on the wrong record: none of its words. */
const withdrawnNote = z.object({
  caseNoteId: z.string(),
  /** When the note was first written. */
  caseNoteDate: z.iso.datetime(),
  withdrawn: z.object({ by: staffUser, at: z.iso.datetime() }),
  version: z.int().min(1),
});
export type WithdrawnNote = z.infer<typeof withdrawnNote>;

/** The place of a note for whoever it is restricted from: to whom it is restricted and why, and none of its words. */
const restrictedNote = z.object({
  caseNoteId: z.string(),
  caseNoteDate: z.iso.datetime(),
  restricted: namedRestriction,
});
export type RestrictedNote = z.infer<typeof restrictedNote>;
export const listedNote = z.union([caseNote, withdrawnNote, restrictedNote]);

/** A note on the wrong record: withdrawn from it, or moved to the right one. `version` is the one that was read. */
export const noteWithdrawal = z.strictObject({
  reason: singleLine(500, 'Please write why it is withdrawn.'),
  moveTo: optionalText(personId),
  version: versionRead,
});

export const withdrawnOpening = z.strictObject({ reason: singleLine(500, 'Please write why you read it.') });

/** A withdrawn note in full, for an audit: every version of it, the latest first, and who has read it since. */
export const openedWithdrawnNote = z.object({
  by: staffUser,
  at: z.iso.datetime(),
  reason: z.string(),
  /** The patient of the record that it was moved to. */
  movedTo: z.string().optional(),
  content: z.array(noteVersion),
  openings: z.array(z.object({ openingId: z.string(), by: staffUser, at: z.iso.datetime(), reason: z.string() })),
});
