import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { missing } from '../kernel/missing.ts';
import { problem } from '../kernel/problem.ts';
import { ulidText } from '../kernel/text.ts';
import { openingInput } from '../patients/opening.ts';
import { partRestrictionInput } from '../privacy/restriction-input.ts';
import { patientId } from '../questionnaires/result.ts';
import { patientDocument } from './document.ts';

const params = { patientId, documentId: ulidText(missing.document) };

/** Documents that are restricted to named people. To everybody else, the calls that open or change a document do not find it. */
export const restrictedDocumentCalls = {
  /** Restricts a document to some people, whoever added it and whoever asks; with nobody named it is open again. */
  restrictDocument: defineCall('POST /api/crm/document/{patientId}/{documentId}/restriction', {
    permission: 'mayWriteRecords',
    params,
    body: partRestrictionInput,
    replies: { 200: patientDocument, 404: problem, 409: problem },
  }),
  /** A link to a restricted document, for a reason that is on the timeline; the people who open it without one are told. */
  openRestrictedDocument: defineCall('POST /api/crm/document/{patientId}/{documentId}/open', {
    permission: 'mayReadRecords',
    params,
    body: openingInput,
    /** 409 while it is not checked, or because it was refused. */
    replies: { 200: z.object({ url: z.url() }), 404: problem, 409: problem },
  }),
};
