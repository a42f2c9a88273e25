import * as z from 'zod';
import { uploadId } from '../intake/attached-uploads.ts';
import { versionRead } from '../kernel/replies.ts';
import { cappedText, multiLine, oneOf, singleLine } from '../kernel/text.ts';
import { noteMarks } from '../notes/case-note.ts';
import { staffUser } from '../patients/record.ts';
import { namedRestriction } from '../privacy/named-restriction.ts';
import { documentFaults, documentFaultWords, documentPolicy, documentTypes } from './document-policy.ts';

const noFile = 'This file is empty. Please choose another one.';

/** The file that a browser is about to send; the name is the one that people gave it. */
export const uploadInput = z.strictObject({
  name: singleLine(200, 'Please choose a file that has a name.'),
  type: oneOf(documentTypes, documentFaultWords['wrong-type']),
  bytes: z.int(noFile).min(1, noFile).max(documentPolicy.mostBytes, documentFaultWords['too-large']),
});
export type UploadInput = z.infer<typeof uploadInput>;

/**
 * The address to which the browser posts the file: the fields first, unchanged, and then the file under the name
 * `file`.
 */
export const upload = z.object({
  uploadId: z.string(),
  url: z.url(),
  fields: z.record(z.string(), z.string()),
});
export type Upload = z.infer<typeof upload>;

export const documentName = singleLine(200, 'Please say what this document is.');
const documentStates = ['waiting', 'ready', 'refused'] as const;

export const patientDocument = z.object({
  documentId: z.string(),
  name: z.string(),
  type: z.enum(documentTypes),
  bytes: z.int(),
  addedAt: z.iso.datetime(),
  /** Who added it; absent when it came with the referral. */
  by: staffUser.optional(),
  state: z.enum(documentStates),
  /** The reason for refusing it. */
  fault: z.enum(documentFaults).optional(),
  /** Why it is not for the person, if they ask for a copy of their record. */
  notForThem: z.enum(noteMarks).optional(),
  /** Only these people open it without a reason. */
  restrictedTo: namedRestriction.optional(),
  /** It is restricted to others than whoever asks. */
  closed: z.literal(true).optional(),
  version: z.int().min(1),
});
export type PatientDocument = z.infer<typeof patientDocument>;

export const documentInput = z.strictObject({ uploadId, name: documentName });
export const documentChange = z.strictObject({ name: documentName, version: versionRead });
export const documentDeletion = z.strictObject({
  reason: multiLine(1000, 'Please say why this document is deleted. The reason is shown on the timeline.'),
});

/** The documents of a patient before one of them, or from the latest on. */
const notThere = 'Please ask for the latest documents.';
export const documentsStart = z.union(
  [oneOf(['latest'], notThere), cappedText(26, { missing: notThere, tooLong: notThere }).check(z.ulid(notThere))],
  notThere,
);
