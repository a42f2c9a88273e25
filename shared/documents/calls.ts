import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { missing } from '../kernel/missing.ts';
import { problem } from '../kernel/problem.ts';
import { confirmation, conflict } from '../kernel/replies.ts';
import { oneOf, ulidText } from '../kernel/text.ts';
import { orUnreadable } from '../kernel/unreadable.ts';
import { noteMarking } from '../notes/case-note.ts';
import { patientId } from '../questionnaires/result.ts';
import {
  documentChange,
  documentDeletion,
  documentInput,
  documentsStart,
  patientDocument,
  upload,
  uploadInput,
} from './document.ts';

const documentId = ulidText(missing.document);

const onRecord = { permission: 'mayWriteRecords', params: { patientId } } as const;
const ofDocument = { permission: 'mayWriteRecords', params: { patientId, documentId } } as const;

/** The documents of a patient. They are calls of the records. */
export const documentCalls = {
  /** The documents of a patient before one of them, the latest first. */
  listDocuments: defineCall('GET /api/crm/documents/{patientId}/{before}', {
    permission: 'mayReadRecords',
    params: { patientId, before: documentsStart },
    replies: {
      200: z.object({ content: z.array(orUnreadable(patientDocument, 'documentId')), more: z.boolean() }),
      404: problem,
    },
  }),
  /** A link to the checked file, which works for a minute. */
  openDocument: defineCall('GET /api/crm/document/{patientId}/{documentId}', {
    permission: 'mayReadRecords',
    params: { patientId, documentId },
    query: { as: oneOf(['shown', 'saved'], 'Please choose whether the document is shown or saved.').default('saved') },
    /** 409 while it is not checked, or because it was refused. */
    replies: { 200: z.object({ url: z.url() }), 404: problem, 409: problem },
  }),
  /** Permits a member of staff to send a file, which `addDocument` then puts on the record. */
  offerDocument: defineCall('POST /api/crm/document/{patientId}/upload', {
    ...onRecord,
    body: uploadInput,
    replies: { 201: upload, 404: problem },
  }),
  addDocument: defineCall('POST /api/crm/document/{patientId}', {
    ...onRecord,
    body: documentInput,
    replies: { 201: patientDocument, 404: problem },
  }),
  renameDocument: defineCall('POST /api/crm/document/{patientId}/{documentId}/name', {
    ...ofDocument,
    body: documentChange,
    replies: { 200: patientDocument, 404: problem, 409: conflict(patientDocument) },
  }),
  /** Marks a document as not for the person, for whoever answers them if they ask for a copy; or takes that back. */
  markDocument: defineCall('POST /api/crm/document/{patientId}/{documentId}/mark', {
    ...ofDocument,
    body: noteMarking,
    replies: { 200: confirmation, 404: problem },
  }),
  deleteDocument: defineCall('POST /api/crm/document/{patientId}/{documentId}/delete', {
    ...ofDocument,
    body: documentDeletion,
    replies: { 200: confirmation, 404: problem },
  }),
};
