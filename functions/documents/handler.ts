import { documentCalls } from '../../shared/documents/calls.ts';
import type { PatientDocument } from '../../shared/documents/document.ts';
import { documentFaultWords } from '../../shared/documents/document-policy.ts';
import { restrictedDocumentCalls } from '../../shared/documents/restricted-document-calls.ts';
import { missing, noColleague } from '../../shared/kernel/missing.ts';
import { isRestrictedFor } from '../../shared/privacy/restriction.ts';
import { nameRestriction, peopleOf } from '../kernel/access/name-restriction.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { conflict, conflictWith, notFound } from '../kernel/http/outcome.ts';
import { serve } from '../kernel/http/serve.ts';
import { withStaff } from '../kernel/http/with-staff.ts';
import { namingStaff } from '../kernel/identity/name-staff.ts';
import { lazyClient } from '../kernel/lib/lazy-client.ts';
import { readItemCached } from '../kernel/store/entity.ts';
import { describeMarking } from '../notes/describe-marking.ts';
import { allWorkHere } from '../patients/colleagues.ts';
import { patientEntity } from '../patients/store/patients.ts';
import { dispositionOf, fileNameOf } from './files/disposition.ts';
import { type StoredDocument, stateOf } from './store/document-items.ts';
import { createDocumentStore } from './store/documents.ts';
import { createRestrictedDocumentStore } from './store/restricted-documents.ts';

const gone = 'This file did not arrive, or is on another record. Please choose it again.';
const deleted = 'The document has been deleted. The reason is on the timeline.';
const notChecked = 'This document is still being checked. Please try again in some minutes.';
const changedMeanwhile =
  'Somebody else has named this document since you opened it. Nothing you wrote is lost: please look at its name now, and save again.';

const restrictedMeanwhile =
  'Somebody else has just changed to whom this document is restricted. Please look at it, and choose again.';

const pageSize = 20;

/** Documents as somebody sees them: with the names of who added them, and to whom they are restricted. */
const seenBy = (username: string) =>
  namingStaff(
    ({ by, restrictedTo }: StoredDocument) => [...(by === undefined ? [] : [by]), ...peopleOf(restrictedTo)],
    (stored, nameOf): PatientDocument => {
      const { by, storedAs: _, uploadId: __, restrictedTo, ...document } = stored;
      return {
        ...document,
        state: stateOf(stored),
        ...(by !== undefined && { by: nameOf(by) }),
        ...(restrictedTo && { restrictedTo: nameRestriction(restrictedTo, nameOf) }),
        ...(isRestrictedFor(restrictedTo, username) && { closed: true }),
      };
    },
  );

const makeDependencies = withStaff((table) => ({
  readPatient: (patientId: string) => readItemCached(table, patientEntity, patientId),
  documents: createDocumentStore(table),
  restrictedDocuments: createRestrictedDocumentStore(table),
  documentFiles: lazyClient(async () => (await import('./files/document-files.ts')).createDocumentFiles()),
  quarantine: lazyClient(async () => (await import('./files/document-files.ts')).createQuarantine()),
}));

/** The answer with a link to the checked file of a document. */
const linkTo = async (
  { storedAs, fault, name, type }: StoredDocument,
  as: 'shown' | 'saved',
  documentFiles: { link: (storedAs: string, disposition: string) => Promise<string> },
) => {
  if (fault) return conflict(documentFaultWords[fault]);
  if (storedAs === undefined) return conflict(notChecked);
  const url = await documentFiles.link(storedAs, dispositionOf(as, fileNameOf(name, type)));
  return { status: 200 as const, body: { url } };
};

const calls = { ...documentCalls, ...restrictedDocumentCalls };

const handlers: Handlers<typeof calls, ReturnType<typeof makeDependencies>> = {
  addDocument: async ({ params, body, auditContext }, { documents, staff }) => {
    const document = await documents.add({ ...params, ...body }, auditContext);
    return document
      ? { status: 201, body: await seenBy(auditContext.username).one(document, { staff }) }
      : notFound(gone);
  },
  deleteDocument: async ({ params, body, auditContext }, { documents }) => {
    const outcome = await documents.remove({ ...params, ...body }, auditContext);
    return outcome === 'done' ? { status: 200, body: { message: deleted } } : notFound(missing.document);
  },
  listDocuments: async ({ params: { patientId, before }, caller }, { readPatient, documents, staff }) => {
    const [patient, listed] = await Promise.all([readPatient(patientId), documents.list(patientId, before, pageSize)]);
    if (!patient) return notFound(missing.patient);
    return {
      status: 200,
      body: { content: await seenBy(caller.username).all(listed.documents, { staff }), more: listed.more },
    };
  },
  markDocument: async ({ params, body: { notForThem }, auditContext }, { documents }) =>
    (await documents.mark(params, notForThem, auditContext))
      ? { status: 200, body: { message: describeMarking(notForThem) } }
      : notFound(missing.document),
  offerDocument: async ({ params, body, auditContext }, { documents, quarantine }) => {
    const upload = await documents.offer(params.patientId, body, auditContext);
    if (!upload) return notFound(missing.patient);
    const { uploadId } = upload;
    return { status: 201, body: { uploadId, ...(await quarantine.offer(uploadId, body)) } };
  },
  openDocument: async ({ params, query, caller }, { documents, documentFiles }) => {
    const document = await documents.read(params);
    if (!document || isRestrictedFor(document.restrictedTo, caller.username)) return notFound(missing.document);
    return await linkTo(document, query.as, documentFiles);
  },
  openRestrictedDocument: async ({ params, body, auditContext }, { restrictedDocuments, documentFiles }) => {
    const document = await restrictedDocuments.open(params, body, auditContext);
    return document ? await linkTo(document, 'saved', documentFiles) : notFound(missing.document);
  },
  renameDocument: async ({ params, body, auditContext }, { documents, staff }) => {
    const renamed = await documents.rename({ ...params, ...body }, auditContext);
    if (renamed.outcome === 'missing') return notFound(missing.document);
    const named = await seenBy(auditContext.username).one(renamed.document, { staff });
    if (renamed.outcome === 'done') return { status: 200, body: named };
    return conflictWith(changedMeanwhile, named);
  },
  restrictDocument: async ({ params, body, auditContext }, { restrictedDocuments, staff }) => {
    if (!(await allWorkHere(body.userIds, staff))) return notFound(noColleague);
    const restricted = await restrictedDocuments.restrict(params, body, auditContext);
    if (restricted.outcome === 'missing') return notFound(missing.document);
    if (restricted.outcome === 'done')
      return { status: 200, body: await seenBy(auditContext.username).one(restricted.document, { staff }) };
    return conflict(restrictedMeanwhile);
  },
};

export const handler = serve(calls, handlers, makeDependencies);
