import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { problem } from '../kernel/problem.ts';
import { confirmation } from '../kernel/replies.ts';
import { cappedText, oneOf, singleLine } from '../kernel/text.ts';
import { orUnreadable } from '../kernel/unreadable.ts';
import { staffUser } from '../patients/record.ts';
import { patientId } from '../questionnaires/result.ts';
import { erasedCalls, erasedRecord } from './erased-calls.ts';
import { erasureParts, erasureReasons } from './erasure.ts';
import { retentionCalls } from './retention-calls.ts';

export const erasureWords = singleLine(300, 'Please say in a few words why. Do not name the person: this stays.');

/** How many items of each part go. */
const going = z.partialRecord(z.enum(erasureParts), z.int());

/** An erasure that somebody has asked for, and that is not done yet. */
const waitingErasure = z.object({
  patientId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  reference: z.string().optional(),
  /** The record is open again: nothing is erased while it is. */
  active: z.boolean(),
  why: z.enum(erasureReasons),
  words: z.string(),
  askedBy: staffUser,
  askedAt: z.iso.datetime(),
  /** Absent until everything that would go has been counted. */
  counted: z.object({ at: z.iso.datetime(), going }).optional(),
  approvedBy: staffUser.optional(),
});
export type WaitingErasure = z.infer<typeof waitingErasure>;

const onPatient = { params: { patientId } } as const;
const seen = cappedText(30, { missing: 'Please look at what goes first.' });

/** Erasing a record before its time is over: one person asks, another agrees, and a job does it. */
export const erasureCalls = {
  ...erasedCalls,
  ...retentionCalls,
  /** 409 where the record is not closed, or somebody has asked already. */
  askErasure: defineCall('POST /api/crm/patient/{patientId}/erasure', {
    permission: 'mayWriteRecords',
    ...onPatient,
    body: z.strictObject({ why: oneOf(erasureReasons, 'Please choose why it is erased.'), words: erasureWords }),
    replies: { 201: confirmation, 404: problem, 409: problem },
  }),
  /** Those that wait, the oldest first, and the hundred that were done last, the latest first. */
  listErasures: defineCall('GET /api/erasures', {
    permission: 'mayEraseRecords',
    replies: {
      200: z.object({
        waiting: z.array(orUnreadable(waitingErasure, 'patientId')),
        erased: z.array(orUnreadable(erasedRecord, 'id')),
      }),
    },
  }),
  /** How many wait for an admin who is not the caller; nothing of anybody is read. */
  countErasures: defineCall('GET /api/erasures/count', {
    permission: 'mayEraseRecords',
    audit: 'none',
    replies: { 200: z.object({ waiting: z.int().min(0) }) },
  }),
  /** 409 where the caller asked for it, it is not counted, or it was counted again since. */
  approveErasure: defineCall('POST /api/erasures/{patientId}/approve', {
    permission: 'mayEraseRecords',
    ...onPatient,
    body: z.strictObject({
      /** When what goes was counted, as it was seen. */
      countedAt: seen,
    }),
    replies: { 200: confirmation, 404: problem, 409: problem },
  }),
  refuseErasure: defineCall('POST /api/erasures/{patientId}/refuse', {
    permission: 'mayEraseRecords',
    ...onPatient,
    replies: { 200: confirmation, 404: problem },
  }),
};
