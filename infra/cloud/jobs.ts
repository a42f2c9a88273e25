import { Duration } from 'aws-cdk-lib';
import { type CronOptions, Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { escalationRunMinutes } from '../../shared/alerts/escalation.ts';
import { reminderRunMinutes } from '../../shared/appointments/reminders.ts';
import { acknowledge } from './acknowledgements.ts';
import { environmentOf, grant } from './api/grants.ts';
import { pagePartsDirectory } from './bundle.ts';
import type { DataStack } from './data-stack.ts';
import { sizes } from './function-sizes.ts';
import { permissions } from './permissions.ts';
import { createFunction, type ServerFunction } from './server-function.ts';

/** The jobs: those that run every few minutes, and those at a time of day. */
const jobs = {
  /** Texts those on duty about alerts that nobody has answered. */
  escalateAlerts: { id: 'EscalateAlerts', file: 'alerts/jobs/escalate-alerts', minutes: escalationRunMinutes },
  /** Texts people who want to be reminded of their appointment, and tries mails again that could not be sent. */
  remindPeople: { id: 'RemindPeople', file: 'appointments/jobs/remind-people', minutes: reminderRunMinutes },
  /** Checks the files that people sent. */
  checkDocuments: { id: 'CheckDocuments', file: 'documents/jobs/check-documents', minutes: 2 },
  /** Counts in the report what has changed. */
  countReport: { id: 'CountReport', file: 'report/jobs/count-report', minutes: 10 },
  /** Asks for the site as a visitor would. */
  probe: { id: 'Probe', file: 'kernel/jobs/probe', minutes: 5 },
  /** Looks every week for items whose retention time is over. */
  retention: { id: 'Retention', file: 'patients/jobs/retention', at: { minute: '0', hour: '6', weekDay: 'MON' } },
  /** Counts what an erasure would take away, and erases what two people have agreed to. */
  erase: { id: 'Erase', file: 'erasure/jobs/erase', minutes: 15 },
  /** Collects what is stored about whoever asks for a copy of it. */
  collectPacks: { id: 'CollectPacks', file: 'privacy/jobs/collect-packs', minutes: 15 },
  /** Texts staff about work that is due, in the morning of every weekday, winter and summer. */
  escalateWork: {
    id: 'EscalateWork',
    file: 'tasks/jobs/escalate-work',
    at: { minute: '0', hour: '9', weekDay: 'MON-FRI' },
  },
  /** Draws the site again just after midnight, winter and summer: closures begin and end. */
  republish: { id: 'Republish', file: 'publishing/jobs/republish', at: { minute: '5', hour: '0,23' } },
  /** Copies the accounts and checks the keys, each night before the backups are made. */
  nightly: { id: 'Nightly', file: 'users/jobs/nightly', at: { minute: '0', hour: '1' } },
} satisfies Record<string, { id: string; file: string; minutes?: number; at?: CronOptions }>;

/** A function that is run by a schedule. */
export const createJob = (
  scope: Construct,
  data: DataStack,
  name: keyof typeof jobs,
  { siteAddress, files }: { siteAddress?: string; files?: Bucket } = {},
): ServerFunction => {
  const { id, file, ...times } = jobs[name];
  const everyMinutes = 'minutes' in times ? times.minutes : undefined;
  const job = createFunction(scope, id, {
    entry: `functions/${file}.ts`,
    ...(permissions[name].siteFiles && { folders: { pages: pagePartsDirectory } }),
    environment: environmentOf(data, permissions[name], { siteAddress, files }),
    size: sizes[name],
    everyMinutes,
    operationsKey: data.operationsKey,
  });
  grant(job.role, data, permissions[name], files);
  const rule = new Rule(scope, `${id}Rule`, {
    schedule: 'at' in times ? Schedule.cron(times.at) : Schedule.rate(Duration.minutes(times.minutes)),
    // After a few minutes the next run comes soon enough.
    targets: [new LambdaFunction(job, { retryAttempts: everyMinutes === undefined ? 2 : 0 })],
  });
  acknowledge(rule, 'noEventQueue');
  return job;
};
