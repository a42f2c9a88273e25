import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { ServerFunction } from '../server-function.ts';
import { failedOrMissed, missedFor } from './metrics.ts';
import { fiveMinutes, type Trouble } from './trouble.ts';

const period = fiveMinutes;
const hoursOfWeek = 7 * 24;

export type ServiceJobs = Record<
  'probe' | 'retention' | 'escalateAlerts' | 'remindPeople' | 'checkDocuments' | 'countReport',
  ServerFunction
>;

/**
 * Troubles of visitors and staff. A function that fails, is refused or takes too long is an answer of 500 and above:
 * there is no second alarm for it.
 */
export const watchService = (httpApi: HttpApi, jobs: ServiceJobs): Trouble[] => [
  {
    title: 'Site: it does not answer, or with errors',
    sign: failedOrMissed(jobs.probe, httpApi.metricServerError({ statistic: 'Sum' })),
  },
  {
    title: 'API: many refused requests',
    sign: { metric: httpApi.metricClientError({ period, statistic: 'Sum' }), above: 100, periods: 2 },
  },
  {
    title: 'API: slow',
    sign: { metric: httpApi.metricLatency({ period, statistic: 'p99' }), above: 3000, periods: 3 },
  },
  {
    title: 'Alerts: nobody is texted about one that is open',
    // A text that failed is tried again by the next run and may then succeed: its one failure is an alarm all the same.
    sign: failedOrMissed(jobs.escalateAlerts),
  },
  // A number that cannot be texted is tried again; failing for hours is an alarm.
  {
    title: 'Sessions: the job that sends reminders has not finished for 3 hours',
    sign: missedFor(jobs.remindPeople, 3),
  },
  // A file that cannot be checked fails every run, and is tried again.
  {
    title: 'Documents: the job that checks them has not finished for an hour',
    sign: missedFor(jobs.checkDocuments, 1),
  },
  { title: 'Report: nothing was counted for 3 hours', sign: missedFor(jobs.countReport, 3) },
  { title: 'Retention: the weekly job has not finished for a week', sign: missedFor(jobs.retention, hoursOfWeek) },
];
