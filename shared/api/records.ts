import * as z from 'zod';
import { pageNumber, pageOf } from '../domain/page.ts';
import { accountIdText, cappedText, oneOf, patternText, singleLine, ulidText } from '../domain/text.ts';
import { defineCall } from './call.ts';
import { caseNote, caseNoteInput, noteAmendment, noteVersion } from './case-note.ts';
import { contactId, contactMessage, messageChanged } from './contact-message.ts';
import {
  documentChange,
  documentDeletion,
  documentInput,
  documentsStart,
  patientDocument,
  upload,
  uploadInput,
} from './document.ts';
import { closingInput, episode, episodeList, newEpisodeInput, reopeningInput } from './episode.ts';
import { likelyMatch, personSought } from './likely-duplicate.ts';
import { missing } from './missing.ts';
import { openingInput, patientIdentity, recordOpened } from './opening.ts';
import { problem } from './problem.ts';
import {
  externalDescription,
  externalOutcome,
  externalReferral,
  externalStatus,
  patientChange,
  patientInput,
  patientRecord,
  patientRow,
  patientStatuses,
  referralId,
  serviceType,
  signatureBytes,
  staffUser,
  unassignReason,
  unclaimedSignature,
} from './record.ts';
import { patientId } from './result.ts';
import { safetyPlan, safetyPlanInput } from './safety-plan.ts';
import { timelineEvent, timelineStart } from './timeline.ts';
import { orUnreadable } from './unreadable.ts';

const pageRows = patternText(2, /^(?:[1-9]|[1-4]\d|50)$/, 'Please ask for 1 to 50 rows a page.').transform(Number);
const searchText = singleLine(200).refine((text) => !text.includes('/'), 'Please search for a name without a slash.');
const chooseStaff = 'Please choose a member of staff.';
// In base64 the picture is a third longer, and a data URL begins with its type.
const signatureTextLength = Math.ceil(signatureBytes / 3) * 4 + 'data:image/png;base64,'.length;
const said = z.object({ message: z.string() });
const conflict = <Current extends z.ZodType>(current: Current) => z.object({ ...problem.shape, current });
const savedNote = z.object({ ...caseNote.shape, message: z.string() });
const documentId = ulidText(missing.document);
const changedEpisode = z.object({ ...problem.shape, current: episode.optional() });
const likely = z.object({ content: z.array(likelyMatch) });

/** Patients and their referrals, which are one record; their notes, external referrals and timeline. */
export const records = {
  listReferrals: defineCall({
    method: 'GET',
    path: '/api/referrals/{page}',
    permission: 'mayReadRecords',
    concerns: 'identity',
    params: { page: pageNumber },
    replies: { 200: pageOf(patientRow) },
  }),
  readReferral: defineCall({
    method: 'GET',
    path: '/api/referral/{id}',
    permission: 'mayReadRecords',
    concerns: ['path.id'],
    params: { id: referralId },
    replies: { 200: patientRecord, 404: problem },
  }),
  deactivateReferral: defineCall({
    method: 'DELETE',
    path: '/api/referral/{id}',
    permission: 'mayDeactivatePatients',
    concerns: ['path.id'],
    params: { id: referralId },
    /** 409 while an alert of the patient is open. */
    replies: { 200: said, 404: problem, 409: problem },
  }),
  createPatient: defineCall({
    method: 'POST',
    path: '/api/crm/patient',
    permission: 'mayWriteRecords',
    concerns: 'none',
    body: patientInput,
    replies: { 201: z.object({ ...patientRecord.shape, message: z.string() }), 409: problem },
  }),
  listPatients: defineCall({
    method: 'GET',
    path: '/api/crm/patients/{page}/{size}',
    permission: 'mayReadRecords',
    concerns: 'identity',
    params: { page: pageNumber, size: pageRows },
    query: { status: oneOf(patientStatuses, 'Please ask for all, active or inactive patients.').default('all') },
    replies: { 200: pageOf(patientRow) },
  }),
  deactivatePatient: defineCall({
    method: 'DELETE',
    path: '/api/crm/patient/{patientId}',
    permission: 'mayDeactivatePatients',
    params: { patientId },
    /** 409 while an alert of the patient is open. */
    replies: { 200: said, 404: problem, 409: problem },
  }),
  reactivatePatient: defineCall({
    method: 'POST',
    path: '/api/crm/patient/{patientId}/reactivate',
    permission: 'mayReactivatePatients',
    params: { patientId },
    replies: { 200: said, 404: problem },
  }),
  /** Whose record it is, for somebody who may not open it yet. */
  identifyRecord: defineCall({
    method: 'GET',
    path: '/api/crm/patient/{patientId}/identity',
    permission: 'mayReadRecords',
    concerns: 'identity',
    params: { patientId },
    replies: { 200: patientIdentity, 404: problem },
  }),
  /** Opens a record of another service and worker, at once; their worker is told. */
  openRecord: defineCall({
    method: 'POST',
    path: '/api/crm/patient/{patientId}/open',
    permission: 'mayReadRecords',
    concerns: 'identity',
    params: { patientId },
    body: openingInput,
    replies: { 201: recordOpened, 404: problem },
  }),
  /** Every episode of a patient, with who did what. */
  listEpisodes: defineCall({
    method: 'GET',
    path: '/api/crm/episodes/{patientId}',
    permission: 'mayReadRecords',
    params: { patientId },
    replies: { 200: episodeList, 404: problem },
  }),
  /** Closes the current episode, which makes the patient inactive; or completes the closing of a closed one. */
  closeEpisode: defineCall({
    method: 'POST',
    path: '/api/crm/episodes/{patientId}/close',
    permission: 'mayDeactivatePatients',
    params: { patientId },
    body: closingInput,
    /** 409 while an alert of the patient is open (without a current episode), or where somebody else has changed it. */
    replies: { 200: said, 400: problem, 404: problem, 409: changedEpisode },
  }),
  /** For whoever closed it, within a day; later for those who may reactivate. */
  reopenEpisode: defineCall({
    method: 'POST',
    path: '/api/crm/episodes/{patientId}/reopen',
    permission: 'mayDeactivatePatients',
    params: { patientId },
    body: reopeningInput,
    replies: { 200: said, 403: problem, 404: problem, 409: changedEpisode },
  }),
  /** A further episode on the same record: the patient is active again. */
  startEpisode: defineCall({
    method: 'POST',
    path: '/api/crm/episodes/{patientId}',
    permission: 'mayWriteRecords',
    params: { patientId },
    body: newEpisodeInput,
    replies: { 201: said, 400: problem, 404: problem, 409: changedEpisode },
  }),
  searchPatients: defineCall({
    method: 'GET',
    path: '/api/search/patients/{text}/{page}',
    permission: 'mayReadRecords',
    concerns: 'identity',
    params: { text: searchText, page: pageNumber },
    replies: { 200: pageOf(patientRow) },
  }),
  updatePatient: defineCall({
    method: 'POST',
    path: '/api/crm/patientupdate',
    permission: 'mayWriteRecords',
    concerns: ['body.referralId'],
    body: patientChange,
    replies: { 200: patientRecord, 404: problem, 409: conflict(patientRecord) },
  }),
  readPatientVersion: defineCall({
    method: 'GET',
    path: '/api/crm/patient/{patientId}/version/{version}',
    permission: 'mayReadRecords',
    params: { patientId, version: pageNumber },
    replies: {
      200: z.object({ record: patientRecord, replacedAt: z.iso.datetime(), replacedBy: staffUser }),
      404: problem,
    },
  }),
  readTimeline: defineCall({
    method: 'GET',
    path: '/api/crm/timeline/{patientId}/{before}',
    permission: 'mayReadRecords',
    params: { patientId, before: timelineStart },
    replies: { 200: z.object({ content: z.array(timelineEvent), more: z.boolean() }) },
  }),
  /**
   * The id of the latest event on the timeline of a patient: whoever has the record open asks every minute whether
   * there is a later one. It reads nothing about anybody, so it is not audited.
   */
  watchPatient: defineCall({
    method: 'GET',
    path: '/api/crm/patient/{patientId}/watch',
    permission: 'mayReadRecords',
    audit: 'none',
    params: { patientId: referralId },
    replies: { 200: z.object({ latest: z.ulid().optional() }) },
  }),
  assignStaff: defineCall({
    method: 'POST',
    path: '/api/crm/patient/staff',
    permission: 'mayAssignPatients',
    concerns: ['body.referralId'],
    body: z.strictObject({
      referralId,
      userId: accountIdText(chooseStaff),
    }),
    replies: { 200: patientRecord, 404: problem },
  }),
  /** Takes the worker from a patient; the reason is on the timeline. */
  unassignStaff: defineCall({
    method: 'POST',
    path: '/api/crm/patient/{patientId}/unassign',
    permission: 'mayAssignPatients',
    params: { patientId },
    body: z.strictObject({ reason: unassignReason }),
    replies: { 200: patientRecord, 404: problem },
  }),
  listStaff: defineCall({
    method: 'GET',
    path: '/api/crm/staff',
    permission: 'mayAssignPatients',
    concerns: 'none',
    replies: { 200: z.array(staffUser) },
  }),
  /** The number of patients, which is nobody's data: screens with a list of patients also ask for it every minute. */
  readPatientData: defineCall({
    method: 'GET',
    path: '/api/crm/patientdata',
    permission: 'mayReadRecords',
    concerns: 'none',
    audit: 'none',
    replies: { 200: z.object({ activeReferrals: z.int(), patients: z.int() }) },
  }),
  createCaseNote: defineCall({
    method: 'POST',
    path: '/api/crm/casenote',
    permission: 'mayWriteRecords',
    concerns: ['body.referralId'],
    body: caseNoteInput,
    /** 200 with what was stored before, when it came without an Idempotency-Key. */
    replies: { 201: savedNote, 200: savedNote, 404: problem },
  }),
  listCaseNotes: defineCall({
    method: 'GET',
    path: '/api/crm/casenotes/{patientId}/{page}/{size}',
    permission: 'mayReadRecords',
    params: { patientId, page: pageNumber, size: pageRows },
    replies: { 200: pageOf(orUnreadable(caseNote, 'caseNoteId')), 404: problem },
  }),
  amendCaseNote: defineCall({
    method: 'POST',
    path: '/api/crm/casenote/{patientId}/{caseNoteId}',
    permission: 'mayWriteRecords',
    params: { patientId, caseNoteId: ulidText(missing.caseNote) },
    body: noteAmendment,
    replies: { 200: caseNote, 404: problem, 409: conflict(caseNote) },
  }),
  listNoteVersions: defineCall({
    method: 'GET',
    path: '/api/crm/casenote/{patientId}/{caseNoteId}',
    permission: 'mayReadRecords',
    params: { patientId, caseNoteId: ulidText(missing.caseNote) },
    replies: { 200: z.object({ content: z.array(orUnreadable(noteVersion, 'version')) }), 404: problem },
  }),
  /** The safety plan of a patient, if there is one. */
  readSafetyPlan: defineCall({
    method: 'GET',
    path: '/api/crm/safetyplan/{patientId}',
    permission: 'mayReadRecords',
    params: { patientId },
    replies: { 200: z.object({ plan: safetyPlan.optional() }), 404: problem },
  }),
  saveSafetyPlan: defineCall({
    method: 'POST',
    path: '/api/crm/safetyplan/{patientId}',
    permission: 'mayWriteRecords',
    params: { patientId },
    body: safetyPlanInput,
    replies: {
      200: safetyPlan,
      404: problem,
      409: z.object({ ...problem.shape, current: safetyPlan.optional() }),
    },
  }),
  /** The earlier versions of the plan, the latest first. */
  listSafetyPlanVersions: defineCall({
    method: 'GET',
    path: '/api/crm/safetyplan/{patientId}/versions',
    permission: 'mayReadRecords',
    params: { patientId },
    replies: { 200: z.object({ content: z.array(orUnreadable(safetyPlan, 'version')) }), 404: problem },
  }),
  createExternalReferral: defineCall({
    method: 'POST',
    path: '/api/crm/externalreferral',
    permission: 'mayWriteRecords',
    concerns: ['body.referralId'],
    body: z.strictObject({ referralId, serviceType, description: externalDescription }),
    replies: { 201: z.object({ ...externalReferral.shape, message: z.string() }), 404: problem },
  }),
  updateExternalReferral: defineCall({
    method: 'POST',
    path: '/api/crm/externalreferral/{patientId}/{externalReferralId}',
    permission: 'mayWriteRecords',
    params: { patientId, externalReferralId: ulidText(missing.referral) },
    body: z.strictObject({ status: externalStatus, outcome: externalOutcome.default(''), version: z.int().min(1) }),
    replies: { 200: externalReferral, 404: problem, 409: conflict(externalReferral) },
  }),
  /** Links a message to a patient: it is then on the patient's timeline, which the inbox may not write. */
  linkContact: defineCall({
    method: 'POST',
    path: '/api/contact/{id}/patient',
    permission: 'mayWriteRecords',
    concerns: ['body.patientId'],
    params: { id: contactId },
    body: z.strictObject({ patientId: ulidText(missing.patient), version: z.int().min(1) }),
    replies: { 200: contactMessage, 404: problem, 409: messageChanged },
  }),
  /** The documents of a patient before one of them, the latest first. */
  listDocuments: defineCall({
    method: 'GET',
    path: '/api/crm/documents/{patientId}/{before}',
    permission: 'mayReadRecords',
    params: { patientId, before: documentsStart },
    replies: {
      200: z.object({ content: z.array(orUnreadable(patientDocument, 'documentId')), more: z.boolean() }),
      404: problem,
    },
  }),
  /** A link to the checked file, which works for a minute. */
  openDocument: defineCall({
    method: 'GET',
    path: '/api/crm/document/{patientId}/{documentId}',
    permission: 'mayReadRecords',
    params: { patientId, documentId },
    query: { as: oneOf(['shown', 'saved'], 'Please ask for the document shown or saved.').default('saved') },
    /** 409 while it is not checked, or because it was refused. */
    replies: { 200: z.object({ url: z.url() }), 404: problem, 409: problem },
  }),
  /** Permits a member of staff to send a file, which `addDocument` then puts on the record. */
  offerDocument: defineCall({
    method: 'POST',
    path: '/api/crm/document/{patientId}/upload',
    permission: 'mayWriteRecords',
    params: { patientId },
    body: uploadInput,
    replies: { 201: upload, 404: problem },
  }),
  addDocument: defineCall({
    method: 'POST',
    path: '/api/crm/document/{patientId}',
    permission: 'mayWriteRecords',
    params: { patientId },
    body: documentInput,
    replies: { 201: patientDocument, 404: problem },
  }),
  renameDocument: defineCall({
    method: 'POST',
    path: '/api/crm/document/{patientId}/{documentId}/name',
    permission: 'mayWriteRecords',
    params: { patientId, documentId },
    body: documentChange,
    replies: { 200: patientDocument, 404: problem, 409: conflict(patientDocument) },
  }),
  deleteDocument: defineCall({
    method: 'POST',
    path: '/api/crm/document/{patientId}/{documentId}/delete',
    permission: 'mayWriteRecords',
    params: { patientId, documentId },
    body: documentDeletion,
    replies: { 200: said, 404: problem },
  }),
  findLikelyPatients: defineCall({
    method: 'POST',
    path: '/api/crm/likely',
    permission: 'mayReadRecords',
    concerns: 'identity',
    audit: 'reading',
    // A name and a date of birth are sent in a body, so that no log of addresses has them.
    body: personSought,
    replies: { 200: likely },
  }),
  listLikelyPatients: defineCall({
    method: 'GET',
    path: '/api/crm/likely/{patientId}',
    permission: 'mayReadRecords',
    params: { patientId },
    replies: { 200: likely, 404: problem },
  }),
  saveSignature: defineCall({
    method: 'POST',
    path: '/api/crm/signature',
    permission: 'mayWriteRecords',
    concerns: 'none',
    bodyBytes: signatureTextLength + 100,
    body: z.strictObject({
      /** A data URL, as the signature pad makes it. */
      image: cappedText(signatureTextLength, { missing: 'Please ask the patient to sign before saving.' }).regex(
        /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/,
        'Please save the signature as a PNG picture.',
      ),
    }),
    replies: { 201: z.object({ signatureUrl: unclaimedSignature, message: z.string() }), 400: problem },
  }),
};
