import * as z from 'zod';
import type { PatientDocument } from '../../../shared/documents/document.ts';
import { documentFaults, documentTypes } from '../../../shared/documents/document-policy.ts';
import { noteMarks } from '../../../shared/notes/case-note.ts';
import { restriction } from '../../../shared/privacy/restriction.ts';
import { type Entity, keyPattern } from '../../kernel/store/entity.ts';

const file = { name: z.string(), type: z.enum(documentTypes), bytes: z.int() };

const storedUpload = z.object({
  uploadId: z.string(),
  ...file,
  at: z.iso.datetime(),
  /** The document that it became. */
  documentId: z.string().optional(),
  /** Seconds since 1970, as the table's time to live needs it. */
  expiresAt: z.int(),
});
export type StoredUpload = z.infer<typeof storedUpload>;

/** A file that somebody may send, until it is put on a record; it expires after a day. */
export const uploadEntity: Entity<string, typeof storedUpload> = {
  name: 'Upload',
  key: keyPattern('UPLOAD#{uploadId}', 'UPLOAD'),
  dataSubject: { sameAs: ['documentId'] },
  schema: storedUpload,
};

const storedDocument = z.object({
  documentId: z.ulid(),
  ...file,
  /** The upload that it was: the name of the file in quarantine. */
  uploadId: z.string(),
  addedAt: z.iso.datetime(),
  /** The `sub` of the account; absent when it came with the referral. */
  by: z.string().optional(),
  /** The name of the checked file in its bucket, once there is one. */
  storedAs: z.string().optional(),
  fault: z.enum(documentFaults).optional(),
  notForThem: z.enum(noteMarks).optional(),
  restrictedTo: restriction.optional(),
  version: z.int().min(1),
});
export type StoredDocument = z.infer<typeof storedDocument>;

/**
 * A document of a patient, in a partition of its own: the function that parses files from strangers may change
 * documents, and nothing else of a record.
 */
export const documentEntity: Entity<{ patientId: string; documentId: string }, typeof storedDocument> = {
  name: 'Document',
  key: keyPattern('DOCUMENTS#{patientId}', '{documentId}'),
  dataSubject: { patient: ['patientId'] },
  schema: storedDocument,
};

/** A document is ready as soon as there is a checked file of it. */
export const stateOf = ({ storedAs, fault }: StoredDocument): PatientDocument['state'] => {
  if (fault) return 'refused';
  return storedAs ? 'ready' : 'waiting';
};

const storedWork = z.object({
  documentId: z.ulid(),
  patientId: z.string(),
  uploadId: z.string(),
  type: z.enum(documentTypes),
  /** `remove` deletes a checked file from its bucket. */
  work: z.enum(['check', 'remove']),
  /** The number of attempts. */
  tries: z.int().default(0),
  /** When it is looked at next; absent: in the next run, before all that have been looked at. */
  lookAt: z.iso.datetime().optional(),
  /** Whether the file had not arrived when it was last looked for. */
  isAbsent: z.boolean().default(false),
});
export type DocumentWork = z.infer<typeof storedWork>;

/**
 * The work to be done on the file of a document. All of it is in one partition, so that one run finds it; the limits of
 * uploads bound how much that is.
 */
export const documentWorkEntity: Entity<string, typeof storedWork> = {
  name: 'Work on a document',
  key: keyPattern('DOCUMENT-WORK', '{documentId}'),
  dataSubject: { patient: ['patientId'] },
  schema: storedWork,
};
