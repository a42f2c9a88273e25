import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { problem } from '../kernel/problem.ts';
import { orUnreadable } from '../kernel/unreadable.ts';
import { patientId } from '../questionnaires/result.ts';
import { consent, consentInput, consentWording } from './consent.ts';

/** What a patient agreed to. */
export const consentCalls = {
  /** Their answers, the latest first, up to a hundred. */
  listConsents: defineCall('GET /api/crm/patient/{patientId}/consents', {
    permission: 'mayReadRecords',
    params: { patientId },
    /** `wording`: what is asked now. */
    replies: {
      200: z.object({ content: z.array(orUnreadable(consent, 'consentId')), wording: consentWording }),
      404: problem,
    },
  }),
  /** Writes down an answer; an earlier one is never changed. */
  addConsent: defineCall('POST /api/crm/patient/{patientId}/consents', {
    permission: 'mayWriteRecords',
    params: { patientId },
    body: consentInput,
    replies: { 201: consent, 404: problem },
  }),
};
