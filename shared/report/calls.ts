import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { problem } from '../kernel/problem.ts';
import { questionType } from '../questionnaires/result.ts';
import { listedRow, numberPlace, placeInList } from './listed-row.ts';
import { report, reportDays, reportFilters } from './report.ts';
import { sentReport, sentReportId, sentReportLine, sentTo } from './sent-report.ts';

const numbers = { permission: 'mayReadOrganisationData', concerns: 'rows' } as const;

/** The numbers of the organisation. */
export const reportCalls = {
  readOrgData: defineCall('GET /api/crm/orgdata', {
    ...numbers,
    replies: {
      200: z.object({
        content: z.array(
          /** Null where they are not published: see `shared/report/publication.ts`. */
          z.object({
            type: questionType,
            month: z.int(),
            year: z.int(),
            total: z.int().nullable(),
            tests: z.int().nullable(),
          }),
        ),
      }),
    },
  }),
  /**
   * Figures of a period beside those of the period before. Whoever may not open every record is answered for whole
   * quarters that have ended, without small counts.
   */
  readReport: defineCall('GET /api/crm/report/{from}/{to}', {
    ...numbers,
    params: reportDays,
    query: reportFilters,
    replies: { 200: report, 400: problem },
  }),
  /** Whom or what a number counts, 50 at a time, for whoever may open every record: the latest first, and of who waits the longest waiting. */
  listNumber: defineCall('GET /api/crm/report/{from}/{to}/{table}/{row}/{column}', {
    permission: 'mayReadRecords',
    concerns: 'rows',
    params: { ...reportDays, ...numberPlace },
    query: { ...reportFilters, after: placeInList },
    replies: {
      200: z.object({ content: z.array(listedRow), next: z.string().optional() }),
      400: problem,
      404: problem,
    },
  }),
  /** The copies of reports that were sent to somebody, the latest first. */
  listSentReports: defineCall('GET /api/crm/reports/sent', {
    permission: 'mayReadOrganisationData',
    replies: { 200: z.object({ content: z.array(sentReportLine) }) },
  }),
  readSentReport: defineCall('GET /api/crm/reports/sent/{copyId}', {
    permission: 'mayReadOrganisationData',
    params: { copyId: sentReportId },
    replies: { 200: sentReport, 404: problem },
  }),
  /** Stores what is published of a report as it is sent to somebody, and never changes it. */
  sendReport: defineCall('POST /api/crm/reports/sent', {
    permission: 'mayReadOrganisationData',
    body: z.strictObject({ ...reportDays, ...reportFilters, sentTo }),
    replies: { 201: sentReportLine, 400: problem },
  }),
};
