import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import { escalationRunMinutes } from '../../shared/domain/escalation.ts';
import { reminderRunMinutes } from '../../shared/domain/reminders.ts';
import { acknowledge } from './acknowledgements.ts';
import { environmentOf, grant } from './api/grants.ts';
import type { DataStack } from './data-stack.ts';
import { sizes } from './function-sizes.ts';
import { permissionsOf } from './permissions.ts';
import { createFunction, type ServerFunction } from './server-function.ts';

const jobs = {
  /** Texts those on duty about alerts that nobody has answered. */
  escalateAlerts: { id: 'EscalateAlerts', entry: 'functions/jobs/escalate-alerts.ts', minutes: escalationRunMinutes },
  /** Texts people who want to be reminded of their appointment, and tries mails again that could not be sent. */
  remindPeople: { id: 'RemindPeople', entry: 'functions/jobs/remind-people.ts', minutes: reminderRunMinutes },
  /** Checks the files that people sent. */
  checkDocuments: { id: 'CheckDocuments', entry: 'functions/jobs/check-documents.ts', minutes: 2 },
  /** Counts in the report what has changed. */
  countReport: { id: 'CountReport', entry: 'functions/jobs/count-report.ts', minutes: 10 },
} as const;

/** A function that is run every few minutes. */
export const createFrequentJob = (
  scope: Construct,
  data: DataStack,
  name: keyof typeof jobs,
  siteAddress: string,
): ServerFunction => {
  const { id, entry, minutes } = jobs[name];
  const allowed = permissionsOf(name);
  const job = createFunction(scope, id, {
    entry,
    environment: environmentOf(data, allowed, siteAddress),
    size: sizes[name],
    everyMinutes: minutes,
    operationsKey: data.operationsKey,
  });
  if (job.role) grant(job.role, data, allowed);
  const often = new Rule(scope, `${id}Rule`, {
    schedule: Schedule.rate(Duration.minutes(minutes)),
    // The next run comes soon enough.
    targets: [new LambdaFunction(job, { retryAttempts: 0 })],
  });
  acknowledge(often, 'noEventQueue');
  return job;
};
