import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import { escalationRunMinutes } from '../../shared/domain/escalation.ts';
import { acknowledge } from './acknowledgements.ts';
import { environmentOf, grant } from './api/grants.ts';
import type { Configuration } from './configuration.ts';
import type { DataStack } from './data-stack.ts';
import { sizes } from './function-sizes.ts';
import { type FunctionName, permissionsOf } from './permissions.ts';
import { createFunction } from './server-function.ts';

type Job = {
  /** Of its construct; the rule that starts it is called after it and `rule`. */
  id: string;
  rule: string;
  name: FunctionName;
  entry: string;
  schedule: Schedule;
  environment?: Record<string, string>;
};

const createJob = (scope: Construct, data: DataStack, { id, rule, name, entry, schedule, environment }: Job): void => {
  const allowed = permissionsOf(name);
  const job = createFunction(scope, id, {
    entry,
    environment: { ...environmentOf(data, allowed), ...environment },
    size: sizes[name],
    operationsKey: data.operationsKey,
  });
  if (job.role) grant(job.role, data, allowed);
  const started = new Rule(scope, `${id}${rule}`, {
    schedule,
    targets: [new LambdaFunction(job, { retryAttempts: 2 })],
  });
  acknowledge(started, 'noEventQueue');
};

/** What runs by the clock. */
export const createJobs = (scope: Construct, data: DataStack, { textSenderId }: Configuration): void => {
  // Looks every week for what was kept for as long as it should be.
  createJob(scope, data, {
    id: 'Retention',
    rule: 'Weekly',
    name: 'retention',
    entry: 'functions/jobs/retention.ts',
    schedule: Schedule.cron({ minute: '0', hour: '6', weekDay: 'MON' }),
  });
  createJob(scope, data, {
    id: 'EscalateAlerts',
    rule: 'Schedule',
    name: 'escalateAlerts',
    entry: 'functions/jobs/escalate-alerts.ts',
    schedule: Schedule.rate(Duration.minutes(escalationRunMinutes)),
    ...(textSenderId && { environment: { TEXT_SENDER_ID: textSenderId } }),
  });
};
