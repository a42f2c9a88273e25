import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { pageNumber, pageOf, upTo100Rows } from '../kernel/page.ts';
import { problem } from '../kernel/problem.ts';
import { patientId } from '../questionnaires/result.ts';
import { alert, alertId, alertResponse, alertReview, alertRow, reviewRow } from './alert.ts';

const listed = {
  permission: 'mayReadRecords',
  concerns: 'rows',
  params: { page: pageNumber, size: upTo100Rows },
} as const;
const answering = {
  permission: 'mayWriteRecords',
  params: { patientId, alertId },
  replies: { 200: alert, 404: problem, 409: problem },
} as const;

/** The alerts of all patients, and the answers to them. They are calls of the questionnaires. */
export const alertCalls = {
  /**
   * Open alerts in the order in which the caller is to answer them: their own, nobody's, colleagues', each the longest
   * open first. Of more than a hundred, the first hundred are listed, and the numbers of the page are of these; `open` is the number
   * of all.
   */
  listAlerts: defineCall('GET /api/crm/alerts/{page}/{size}', {
    ...listed,
    replies: { 200: z.object({ ...pageOf(alertRow).shape, open: z.int().min(0) }) },
  }),
  /**
   * The number of open alerts and the latest, for a dashboard that asks every minute. It reads nothing about anybody:
   * in the audit log, these calls would bury what people do.
   */
  watchAlerts: defineCall('GET /api/crm/alerts/watch', {
    permission: 'mayReadRecords',
    concerns: 'none',
    audit: 'none',
    replies: { 200: z.object({ totalElements: z.int(), latest: alertId.optional() }) },
  }),
  respondToAlert: defineCall('POST /api/crm/alert/{patientId}/{alertId}', { ...answering, body: alertResponse }),
  /** Reviews of answered alerts that are due today or earlier, the longest overdue first. */
  listAlertReviews: defineCall('GET /api/crm/alerts/reviews/{page}/{size}', {
    ...listed,
    replies: { 200: pageOf(reviewRow) },
  }),
  /** The outcome of the open review. */
  reviewAlert: defineCall('POST /api/crm/alert/{patientId}/{alertId}/review', { ...answering, body: alertReview }),
};
