import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { problem } from '../kernel/problem.ts';
import { confirmation, conflict } from '../kernel/replies.ts';
import { optionalText, patternText } from '../kernel/text.ts';
import { orUnreadable } from '../kernel/unreadable.ts';
import { blackOutInput } from './black-out.ts';
import { consentCalls } from './consent-calls.ts';
import { packDecision, packPage } from './pack.ts';
import { caseId, incidentInput, privacyCase, requestInput, stepInput } from './privacy-case.ts';
import { recordLimitCalls } from './record-limit-calls.ts';

const packNumber = patternText(6, /^\d{1,6}$/, 'Please open the pack again.');
const added = z.object({ caseId: z.string() });
const row = orUnreadable(privacyCase, 'caseId');
export type PrivacyCaseRow = z.infer<typeof row>;

/** Of the record of somebody who asks, only the name is shown, whichever it is; the audit log has whose it is. */
const answering = { permission: 'mayAnswerForPrivacy', concerns: 'found' } as const;

/** What people ask about their information, and incidents: for whoever answers for privacy. */
export const privacyCalls = {
  /** All that are open, the first due first, up to a hundred; and of those that have ended fifty, the latest first. */
  listPrivacyCases: defineCall('GET /api/privacy/cases', {
    ...answering,
    concerns: 'identity',
    /** The last of the list before. */
    query: { after: optionalText(caseId) },
    replies: {
      200: z.object({
        open: z.array(row),
        /** There are more than are shown. */
        more: z.boolean(),
        ended: z.array(row),
        next: z.string().optional(),
      }),
    },
  }),
  /** How many are open, and the day on which the first of them is due; nothing of anybody. */
  countPrivacyCases: defineCall('GET /api/privacy/count', {
    ...answering,
    concerns: 'none',
    audit: 'none',
    replies: { 200: z.object({ open: z.int().min(0), due: z.string().optional() }) },
  }),
  addPrivacyRequest: defineCall('POST /api/privacy/requests', {
    ...answering,
    body: requestInput,
    replies: { 201: added, 404: problem },
  }),
  addIncident: defineCall('POST /api/privacy/incidents', {
    ...answering,
    concerns: 'none',
    body: incidentInput,
    replies: { 201: added },
  }),
  readPrivacyCase: defineCall('GET /api/privacy/cases/{caseId}', {
    ...answering,
    params: { caseId },
    replies: { 200: privacyCase, 404: problem },
  }),
  /** Asks for a copy of everything that is stored about them. A job collects it; 409 where there is nothing to collect. */
  askPack: defineCall('POST /api/privacy/cases/{caseId}/pack', {
    ...answering,
    params: { caseId },
    replies: { 200: privacyCase, 404: problem, 409: problem },
  }),
  /** The items of that copy, a hundred at a time. */
  readPack: defineCall('GET /api/privacy/cases/{caseId}/pack', {
    ...answering,
    params: { caseId },
    query: { after: optionalText(packNumber) },
    audit: 'export',
    replies: { 200: packPage, 404: problem },
  }),
  /** Leaves an item out, with the reason, or gives it. */
  decidePackItem: defineCall('POST /api/privacy/cases/{caseId}/pack/{number}', {
    ...answering,
    params: { caseId, number: packNumber },
    body: packDecision,
    replies: { 200: confirmation, 404: problem },
  }),
  /** Blacks out words wherever they are in the copy, with the reason, or gives them again. 409 where they are too many. */
  blackOutWords: defineCall('POST /api/privacy/cases/{caseId}/words', {
    ...answering,
    params: { caseId },
    body: blackOutInput,
    replies: { 200: privacyCase, 404: problem, 409: problem },
  }),
  /** Writes down what was done, which may end it or open it again. */
  addPrivacyStep: defineCall('POST /api/privacy/cases/{caseId}/steps', {
    ...answering,
    params: { caseId },
    body: stepInput,
    replies: { 200: privacyCase, 404: problem, 409: conflict(privacyCase) },
  }),
  ...recordLimitCalls,
  ...consentCalls,
};
