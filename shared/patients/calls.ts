import * as z from 'zod';
import { handedPlanned, plannedAtEnd } from '../appointments/planned.ts';
import { defineCall } from '../kernel/call.ts';
import { missing } from '../kernel/missing.ts';
import { pageNumber, pageOf, upTo50Rows } from '../kernel/page.ts';
import { problem } from '../kernel/problem.ts';
import { confirmation, conflict, versionRead } from '../kernel/replies.ts';
import { accountIdText, cappedText, oneOf, optionalText, singleLine, ulidText } from '../kernel/text.ts';
import { withReferralId } from '../kernel/wire-names.ts';
import { contactId, contactMessage, messageChanged } from '../messages/contact-message.ts';
import { patientId } from '../questionnaires/result.ts';
import { callAnswer } from '../safety/danger-schema.ts';
import { likelyDuplicateCalls } from './likely-duplicate-calls.ts';
import { openingInput, patientIdentity, recordOpened } from './opening.ts';
import { patientChange, patientInput } from './patient-input.ts';
import { personId } from './practice.ts';
import { practiceCalls } from './practice-calls.ts';
import {
  externalDescription,
  externalOutcome,
  externalReferral,
  externalStatus,
  patientRecord,
  patientRow,
  patientStatuses,
  recordId,
  serviceType,
  sharingPurposes,
  signatureBytes,
  staffUser,
  unassignReason,
  unclaimedSignature,
  withoutConsentText,
} from './record.ts';
import { summaryCalls } from './summary-call.ts';
import { timelinePage, timelineStart } from './timeline.ts';

const searchText = singleLine(200).refine((text) => !text.includes('/'), 'Please search for a name without a slash.');
const patientRows = withReferralId(pageOf(patientRow));
const chooseStaff = 'Please choose a member of staff.';
// In base64 the picture is a third longer, and a data URL begins with its type.
const signatureTextLength = Math.ceil(signatureBytes / 3) * 4 + 'data:image/png;base64,'.length;

const reading = { permission: 'mayReadRecords' } as const;
const writing = { permission: 'mayWriteRecords' } as const;
const deactivating = {
  permission: 'mayDeactivatePatients',
  query: plannedAtEnd,
  /**
   * 409 while an alert of the patient is open, or a call that nobody was given, or sessions are planned or tasks open
   * and nobody has said what becomes of them.
   */
  replies: { 200: confirmation, 404: problem, 409: problem },
} as const;

/** Patients and their referrals, which are one record; their notes, external referrals and timeline. */
export const patientCalls = {
  listReferrals: defineCall('GET /api/referrals/{page}', {
    ...reading,
    concerns: 'identity',
    params: { page: pageNumber },
    replies: { 200: patientRows },
  }),
  readReferral: defineCall('GET /api/referral/{id}', {
    ...reading,
    concerns: ['path.id'],
    params: { id: recordId },
    replies: { 200: patientRecord, 404: problem },
  }),
  deactivateReferral: defineCall('DELETE /api/referral/{id}', {
    ...deactivating,
    concerns: ['path.id'],
    params: { id: recordId },
  }),
  createPatient: defineCall('POST /api/crm/patient', {
    ...writing,
    concerns: 'none',
    body: withReferralId(patientInput),
    replies: { 201: withReferralId(z.object({ ...patientRecord.shape, message: z.string() })), 409: problem },
  }),
  listPatients: defineCall('GET /api/crm/patients/{page}/{size}', {
    ...reading,
    concerns: 'identity',
    params: { page: pageNumber, size: upTo50Rows },
    query: { status: oneOf(patientStatuses, 'Please ask for all, active or inactive patients.').default('all') },
    replies: { 200: patientRows },
  }),
  deactivatePatient: defineCall('DELETE /api/crm/patient/{patientId}', {
    ...deactivating,
    params: { patientId },
  }),
  reactivatePatient: defineCall('POST /api/crm/patient/{patientId}/reactivate', {
    permission: 'mayReactivatePatients',
    params: { patientId },
    replies: { 200: confirmation, 404: problem },
  }),
  /** Whose record it is, for somebody who may not open it yet. */
  identifyRecord: defineCall('GET /api/crm/patient/{patientId}/identity', {
    ...reading,
    concerns: 'identity',
    params: { patientId },
    replies: { 200: patientIdentity, 404: problem },
  }),
  /** Opens a record of another service and worker, at once; their worker is told. */
  openRecord: defineCall('POST /api/crm/patient/{patientId}/open', {
    permission: 'mayReadRecords',
    concerns: 'identity',
    params: { patientId },
    body: openingInput,
    replies: { 201: recordOpened, 404: problem },
  }),
  searchPatients: defineCall('GET /api/search/patients/{text}/{page}', {
    ...reading,
    // Everybody's identity, and by a phone number or postcode the records that the reader may open.
    concerns: 'rows',
    params: { text: searchText, page: pageNumber },
    replies: { 200: patientRows },
  }),
  updatePatient: defineCall('POST /api/crm/patientupdate', {
    ...writing,
    concerns: ['body.patientId'],
    body: withReferralId(patientChange),
    replies: { 200: patientRecord, 404: problem, 409: withReferralId(conflict(patientRecord)) },
  }),
  readPatientVersion: defineCall('GET /api/crm/patient/{patientId}/version/{version}', {
    ...reading,
    params: { patientId, version: pageNumber },
    /** A referral that was joined to this patient: its version, and not the patient's. */
    query: { of: optionalText(ulidText(missing.referral)) },
    replies: {
      200: withReferralId(z.object({ record: patientRecord, replacedAt: z.iso.datetime(), replacedBy: staffUser })),
      404: problem,
    },
  }),
  readTimeline: defineCall('GET /api/crm/timeline/{patientId}/{before}', {
    ...reading,
    params: { patientId, before: timelineStart },
    replies: { 200: timelinePage },
  }),
  /**
   * The id of the latest event on the timeline of a patient: whoever has the record open asks every minute whether
   * there is a later one. It reads nothing about anybody, so it is not audited.
   */
  watchPatient: defineCall('GET /api/crm/patient/{patientId}/watch', {
    ...reading,
    audit: 'none',
    params: { patientId: recordId },
    replies: { 200: z.object({ latest: z.ulid().optional() }) },
  }),
  assignStaff: defineCall('POST /api/crm/patient/staff', {
    permission: 'mayAssignPatients',
    concerns: ['body.patientId'],
    body: withReferralId(
      z.strictObject({
        patientId: recordId,
        userId: accountIdText(chooseStaff),
        /** Without it an open call goes to the worker, with its time. */
        call: callAnswer.optional(),
        /** Needed only where sessions are planned with the worker until now. */
        planned: handedPlanned.optional(),
      }),
    ),
    /** 409 where it is needed and missing. */
    replies: { 200: patientRecord, 404: problem, 409: problem },
  }),
  /** Takes the worker from a patient; the reason is on the timeline. */
  unassignStaff: defineCall('POST /api/crm/patient/{patientId}/unassign', {
    permission: 'mayAssignPatients',
    params: { patientId },
    body: z.strictObject({ reason: unassignReason, planned: handedPlanned.optional() }),
    replies: { 200: patientRecord, 400: problem, 404: problem, 409: problem },
  }),
  listStaff: defineCall('GET /api/crm/staff', {
    permission: 'mayAssignPatients',
    concerns: 'none',
    replies: { 200: z.array(staffUser) },
  }),
  /** The number of patients, which is nobody's data: screens with a list of patients also ask for it every minute. */
  readPatientData: defineCall('GET /api/crm/patientdata', {
    ...reading,
    concerns: 'none',
    audit: 'none',
    replies: { 200: z.object({ activeReferrals: z.int(), patients: z.int() }) },
  }),
  createExternalReferral: defineCall('POST /api/crm/externalreferral', {
    ...writing,
    concerns: ['body.patientId'],
    body: withReferralId(
      z.strictObject({
        patientId: recordId,
        serviceType,
        description: externalDescription,
        /** The consent that it needs. */
        purpose: oneOf(sharingPurposes, 'Please choose to whom it goes.').default('services'),
        /** Needed where they do not agree. */
        withoutConsent: optionalText(withoutConsentText),
      }),
    ),
    /** 409 where they do not agree, and nobody has said why it is shared all the same. */
    replies: {
      201: withReferralId(z.object({ ...externalReferral.shape, message: z.string() })),
      404: problem,
      409: problem,
    },
  }),
  updateExternalReferral: defineCall('POST /api/crm/externalreferral/{patientId}/{externalReferralId}', {
    ...writing,
    params: { patientId, externalReferralId: ulidText(missing.referral) },
    body: z.strictObject({ status: externalStatus, outcome: externalOutcome.default(''), version: versionRead }),
    replies: { 200: externalReferral, 404: problem, 409: withReferralId(conflict(externalReferral)) },
  }),
  /** Links a message to a patient: it is then on the patient's timeline, which the inbox may not write. */
  linkContact: defineCall('POST /api/contact/{id}/patient', {
    ...writing,
    concerns: ['body.patientId', 'found'],
    params: { id: contactId },
    body: z.strictObject({ patientId: personId, version: versionRead }),
    replies: { 200: contactMessage, 404: problem, 409: messageChanged },
  }),
  ...likelyDuplicateCalls,
  ...practiceCalls,
  ...summaryCalls,
  saveSignature: defineCall('POST /api/crm/signature', {
    ...writing,
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
