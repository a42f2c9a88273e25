import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { dayText } from '../kernel/day-text.ts';
import { problem } from '../kernel/problem.ts';
import { staffRoles } from '../kernel/roles.ts';
import { multiLine, optionalText, patternText } from '../kernel/text.ts';
import { namedPatient } from '../patients/named-patient.ts';
import { staffUser } from '../patients/record.ts';
import { patientId } from '../questionnaires/result.ts';

const auditLogEntry = z.union([
  z.object({
    at: z.iso.datetime(),
    /** The `sub` of the account, or the name for the organisation's own command. */
    username: z.string(),
    role: z.enum(staffRoles),
    call: z.string(),
    record: z.string().optional(),
    /** Present on a refused call: their role may not make it. */
    refused: z.literal(true).optional(),
    /** What it changed, of the settings or of the public site: the path of each value, and what it was and became. */
    changes: z
      .array(z.object({ what: z.string(), before: z.string().optional(), after: z.string().optional() }))
      .optional(),
  }),
  z.object({ at: z.string(), unreadable: z.literal(true) }),
]);
export type AuditEntryShown = z.infer<typeof auditLogEntry>;

const reviewRow = z.object({ username: z.string(), call: z.string(), times: z.int().min(1) });
export type ReviewRow = z.infer<typeof reviewRow>;

/** A look at a record that is drawn for the review: by its place in an order that nobody can choose. */
const drawnLook = z.object({
  order: z.string(),
  at: z.iso.datetime(),
  username: z.string(),
  call: z.string(),
  record: z.string(),
});
export type DrawnLook = z.infer<typeof drawnLook>;

/** What looks unusual and may be right: a reader with the name of the patient, or many records within an hour. */
const unusualLook = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('same-name'), username: z.string(), record: z.string() }),
  z.object({ kind: z.literal('many'), username: z.string(), hour: z.string(), records: z.int() }),
]);
export type UnusualLook = z.infer<typeof unusualLook>;

/** How many looks are drawn for the review of a quarter. */
export const drawnLooks = 10;
/** More records in an hour than anybody's work needs. */
export const manyRecords = 30;

const quarterText = patternText(7, /^20\d\d-Q[1-4]$/, 'Please give a quarter like 2026-Q4.');
export const reviewWords = multiLine(1000, 'Please write what you found, and what was done.');

const signedReview = z.object({ quarter: z.string(), words: z.string(), by: staffUser, at: z.iso.datetime() });

/** The accounts that entries name, including those without access now. */
const people = z.array(staffUser);

/** The patients whose records entries name. */
const patients = z.array(namedPatient);

/** The cursor from the page before. */
const placeInLog = optionalText(patternText(89, /^[\d.:TZ-]{24}#[\w=+/-]{1,64}$/, 'Please load the audit log again.'));

const enterDay = 'Please enter a day.';

/** One access to a record. */
const look = z.union([
  z.object({
    at: z.iso.datetime(),
    by: staffUser,
    call: z.string(),
    /** Present where they were refused: the record was not open to them. */
    refused: z.literal(true).optional(),
  }),
  z.object({ at: z.string(), unreadable: z.literal(true) }),
]);
export type Look = z.infer<typeof look>;

/** Who did what, when and to which record. Nobody can change it. */
export const auditCalls = {
  /** The latest first, up to 50. Without a person or a record, the entries of one day: today by default. */
  readAuditLog: defineCall('GET /api/admin/audit', {
    permission: 'mayReadAudit',
    query: {
      person: optionalText(patternText(64, /^[\w-]{1,64}$/, 'Please choose an account.')),
      record: optionalText(patternText(64, /^[\w-]{1,64}$/, 'Please choose a patient.')),
      day: optionalText(dayText(enterDay)),
      after: placeInLog,
    },
    replies: { 200: z.object({ content: z.array(auditLogEntry), next: z.string().optional(), people, patients }) },
  }),
  /** Who has opened or changed a record, the latest first, up to 50: for its worker, and for whoever may read the audit log. */
  listLooks: defineCall('GET /api/crm/patient/{patientId}/looks', {
    permission: 'mayReadRecords',
    /** Beside access to the record the handler asks whose patient it is, and may refuse it yet. */
    concerns: ['found'],
    params: { patientId },
    query: { after: placeInLog },
    replies: { 200: z.object({ content: z.array(look), next: z.string().optional() }), 404: problem },
  }),
  /**
   * The number of calls of each person in a quarter, counted some thousand entries at a time from its beginning: the
   * sums of all pages are those of the quarter.
   */
  reviewQuarter: defineCall('GET /api/admin/audit/review/{quarter}', {
    permission: 'mayReadAudit',
    params: { quarter: quarterText },
    query: { after: placeInLog },
    replies: {
      200: z.object({
        content: z.array(reviewRow),
        next: z.string().optional(),
        people,
        drawn: z.array(drawnLook),
        unusual: z.array(unusualLook),
        patients,
      }),
    },
  }),
  /** The reviews that were signed, the latest quarter first. */
  listSignedReviews: defineCall('GET /api/admin/audit/reviews', {
    permission: 'mayReadAudit',
    replies: { 200: z.object({ content: z.array(signedReview) }) },
  }),
  /** Signs the review of a quarter that is over, once. */
  signReview: defineCall('POST /api/admin/audit/review/{quarter}/sign', {
    permission: 'mayReadAudit',
    params: { quarter: quarterText },
    body: z.strictObject({ words: reviewWords }),
    replies: { 201: signedReview, 409: problem },
  }),
};
