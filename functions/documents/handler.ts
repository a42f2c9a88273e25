import { documentCalls } from '../../shared/documents/calls.ts';
import type { PatientDocument } from '../../shared/documents/document.ts';
import { documentFaultWords } from '../../shared/documents/document-policy.ts';
import { missing } from '../../shared/kernel/missing.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { conflict, conflictWith, notFound } from '../kernel/http/outcome.ts';
import { serve } from '../kernel/http/serve.ts';
import { withStaff } from '../kernel/http/with-staff.ts';
import { namingStaff } from '../kernel/identity/name-staff.ts';
import { lazyClient } from '../kernel/lib/lazy-client.ts';
import { readItemCached } from '../kernel/store/entity.ts';
import { patientEntity } from '../patients/store/patients.ts';
import { dispositionOf, fileNameOf } from './files/disposition.ts';
import { type StoredDocument, stateOf } from './store/document-items.ts';
import { createDocumentStore } from './store/documents.ts';

const gone = 'This file did not arrive, or is on another record. Please choose it again.';
const deleted = 'The document has been deleted. The reason is on the timeline.';
const notChecked = 'This document is still being checked. Please try again in some minutes.';
const changedMeanwhile =
  'Somebody else has named this document since you opened it. Nothing you wrote is lost: please look at its name now, and save again.';

const pageSize = 20;

/** Documents with the names of who added them. */
const { one: withAdder, all: withAdders } = namingStaff(
  ({ by }: StoredDocument) => (by === undefined ? [] : [by]),
  (stored, nameOf): PatientDocument => {
    const { by, storedAs: _, uploadId: __, ...document } = stored;
    return { ...document, state: stateOf(stored), ...(by !== undefined && { by: nameOf(by) }) };
  },
);

const makeDependencies = withStaff((table) => ({
  readPatient: (patientId: string) => readItemCached(table, patientEntity, patientId),
  documents: createDocumentStore(table),
  documentFiles: lazyClient(async () => (await import('./files/document-files.ts')).createDocumentFiles()),
  quarantine: lazyClient(async () => (await import('./files/document-files.ts')).createQuarantine()),
}));

const handlers: Handlers<typeof documentCalls, ReturnType<typeof makeDependencies>> = {
  addDocument: async ({ params, body, auditContext }, { documents, staff }) => {
    const document = await documents.add({ ...params, ...body }, auditContext);
    return document ? { status: 201, body: await withAdder(document, { staff }) } : notFound(gone);
  },
  deleteDocument: async ({ params, body, auditContext }, { documents }) => {
    const outcome = await documents.remove({ ...params, ...body }, auditContext);
    return outcome === 'done' ? { status: 200, body: { message: deleted } } : notFound(missing.document);
  },
  listDocuments: async ({ params: { patientId, before } }, { readPatient, documents, staff }) => {
    const [patient, listed] = await Promise.all([readPatient(patientId), documents.list(patientId, before, pageSize)]);
    if (!patient) return notFound(missing.patient);
    return { status: 200, body: { content: await withAdders(listed.documents, { staff }), more: listed.more } };
  },
  offerDocument: async ({ params, body, auditContext }, { documents, quarantine }) => {
    const upload = await documents.offer(params.patientId, body, auditContext);
    if (!upload) return notFound(missing.patient);
    const { uploadId } = upload;
    return { status: 201, body: { uploadId, ...(await quarantine.offer(uploadId, body)) } };
  },
  openDocument: async ({ params, query }, { documents, documentFiles }) => {
    const document = await documents.read(params);
    if (!document) return notFound(missing.document);
    const { storedAs, fault, name, type } = document;
    if (fault) return conflict(documentFaultWords[fault]);
    if (storedAs === undefined) return conflict(notChecked);
    const disposition = dispositionOf(query.as, fileNameOf(name, type));
    return { status: 200, body: { url: await documentFiles.link(storedAs, disposition) } };
  },
  renameDocument: async ({ params, body, auditContext }, { documents, staff }) => {
    const renamed = await documents.rename({ ...params, ...body }, auditContext);
    if (renamed.outcome === 'missing') return notFound(missing.document);
    const named = await withAdder(renamed.document, { staff });
    if (renamed.outcome === 'done') return { status: 200, body: named };
    return conflictWith(changedMeanwhile, named);
  },
};

export const handler = serve(documentCalls, handlers, makeDependencies);
