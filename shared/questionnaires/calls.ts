import * as z from 'zod';
import { alert, shownAlert } from '../alerts/alert.ts';
import { episodeSpan } from '../episodes/episode.ts';
import { calendarDay } from '../kernel/calendar.ts';
import { defineCall } from '../kernel/call.ts';
import { pageNumber, pageOf, upTo100Rows } from '../kernel/page.ts';
import { problem } from '../kernel/problem.ts';
import { confirmation, conflict } from '../kernel/replies.ts';
import { orUnreadable } from '../kernel/unreadable.ts';
import { withReferralId } from '../kernel/wire-names.ts';
import { staffUser } from '../patients/record.ts';
import { completion, completionInput, requestId, wayStates } from '../self-completion/self-completion-schema.ts';
import { languageKeys } from '../words/language.ts';
import { feedbackInput, feedbackTotal } from './feedback-schema.ts';
import { patientId, questionType, resultCorrection, resultId, resultInput, scoreRow, testResult } from './result.ts';

const named = { patientId, reference: z.string().optional(), firstName: z.string(), lastName: z.string() };

const testPoint = z.object({ resultId, questionDate: calendarDay, score: z.int().optional() });

/** The service that a patient was referred to; `''` where it is unknown. */
const service = z.string();

/** A test of a patient: the latest of its kind. */
const test = z.object({
  questionType,
  first: testPoint,
  latest: testPoint,
  overdue: z.boolean(),
});

const savedResult = z.object({ ...testResult.shape, message: z.string(), alert: alert.optional() });

const ofPatient = { permission: 'mayReadRecords', params: { patientId } } as const;
const ofPeople = {
  permission: 'mayReadRecords',
  concerns: 'identity',
  params: { page: pageNumber, size: upTo100Rows },
} as const;

/** Questionnaires, the alerts that they raise, and the numbers made of them. */
export const questionnaireCalls = {
  saveResult: defineCall('POST /api/crm/results', {
    permission: 'mayWriteRecords',
    concerns: ['body.patientId'],
    body: withReferralId(resultInput),
    replies: {
      201: savedResult,
      400: problem,
      404: problem,
    },
  }),
  correctResult: defineCall('POST /api/crm/results/{patientId}/{resultId}', {
    permission: 'mayWriteRecords',
    params: { patientId, resultId },
    body: resultCorrection,
    replies: {
      200: savedResult,
      400: problem,
      404: problem,
      409: conflict(testResult),
    },
  }),
  /** One result as it is now and as it was before each correction, the latest first. */
  readResult: defineCall('GET /api/crm/results/{patientId}/{resultId}', {
    permission: 'mayReadRecords',
    params: { patientId, resultId },
    replies: {
      200: z.object({ versions: z.array(z.object({ ...testResult.shape, correctedBy: staffUser.optional() })) }),
      404: problem,
    },
  }),
  listScores: defineCall('GET /api/crm/testscores/{patientId}/{page}/{size}', {
    permission: 'mayReadRecords',
    params: { patientId, page: pageNumber, size: upTo100Rows },
    replies: { 200: pageOf(scoreRow), 404: problem },
  }),
  listSuicideRisk: defineCall('GET /api/crm/suiciderisk/{patientId}', {
    ...ofPatient,
    replies: {
      200: z.array(z.object({ questionDate: calendarDay, score: z.int(), risk: z.string() })),
      404: problem,
    },
  }),
  /** A patient with the state of their tests and open work, as every screen about one shows. */
  readTestState: defineCall('GET /api/crm/standing/{patientId}', {
    ...ofPatient,
    replies: {
      200: z.object({
        ...named,
        dob: z.string(),
        service,
        /** The day of the referral. */
        referredOn: calendarDay,
        active: z.boolean(),
        /** The earliest first. The tests are of the last. */
        episodes: z.array(episodeSpan),
        tests: z.array(test),
        alerts: z.array(orUnreadable(shownAlert, 'alertId')),
      }),
      404: problem,
    },
  }),
  writeCsv: defineCall('GET /api/crm/writecsv/{patientId}', {
    permission: 'mayExportRecords',
    audit: 'export',
    params: { patientId },
    replies: { 200: z.object({ url: z.url() }), 404: problem },
  }),
  listOverdue: defineCall('GET /api/crm/patients/overdue/{page}/{size}', {
    ...ofPeople,
    replies: {
      200: pageOf(
        orUnreadable(
          z.object({
            ...named,
            questionType,
            questionDate: calendarDay,
            dueDate: calendarDay,
            worker: staffUser.optional(),
          }),
          'patientId',
        ),
      ),
    },
  }),
  listWithoutBaseline: defineCall('GET /api/crm/patients/nobaseline/{page}/{size}', {
    ...ofPeople,
    replies: {
      200: pageOf(orUnreadable(z.object({ ...named, service, referralDate: z.iso.datetime() }), 'patientId')),
    },
  }),
  saveFeedback: defineCall('POST /api/crm/feedbackresults', {
    permission: 'mayWriteRecords',
    concerns: 'none',
    body: feedbackInput,
    /** 200 with what was stored before, when it came without an Idempotency-Key. */
    replies: { 201: confirmation, 200: confirmation },
  }),
  readFeedback: defineCall('GET /api/crm/feedbackresults', {
    permission: 'mayReadOrganisationData',
    concerns: 'rows',
    replies: { 200: z.array(feedbackTotal) },
  }),
  /**
   * Asks somebody to answer by themselves. A link is sent at once, by a way that they marked safe; for the tablet the
   * address is in the reply, and is stored nowhere.
   */
  askForAnswers: defineCall('POST /api/crm/self/{patientId}', {
    permission: 'mayWriteRecords',
    params: { patientId },
    body: completionInput,
    replies: {
      201: z.object({ ...completion.shape, address: z.string().optional(), message: z.string() }),
      400: problem,
      404: problem,
      409: problem,
    },
  }),
  /** The latest requests to answer, the latest first, and the ways in which a link may be sent. */
  listSelfCompletions: defineCall('GET /api/crm/self/{patientId}', {
    ...ofPatient,
    replies: {
      200: z.object({
        text: z.enum(wayStates),
        email: z.enum(wayStates),
        /** The language in which a page for them begins, according to the record. */
        language: z.enum(languageKeys),
        content: z.array(orUnreadable(completion, 'requestId')),
      }),
      404: problem,
    },
  }),
  /** Closes a link: nobody opens it any more, and half-answered questionnaires are deleted. */
  revokeSelfCompletion: defineCall('POST /api/crm/self/{patientId}/{requestId}/revoke', {
    permission: 'mayWriteRecords',
    params: { patientId, requestId },
    replies: { 200: completion, 404: problem, 409: problem },
  }),
};
