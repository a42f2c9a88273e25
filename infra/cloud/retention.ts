import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledgements.ts';
import { environmentOf, grant } from './api/grants.ts';
import type { DataStack } from './data-stack.ts';
import { sizes } from './function-sizes.ts';
import { permissionsOf } from './permissions.ts';
import { createFunction, type ServerFunction } from './server-function.ts';

/** Looks every week for items whose retention time is over. */
export const createRetention = (scope: Construct, data: DataStack): ServerFunction => {
  const allowed = permissionsOf('retention');
  const job = createFunction(scope, 'Retention', {
    entry: 'functions/jobs/retention.ts',
    environment: environmentOf(data, allowed),
    size: sizes.retention,
    operationsKey: data.operationsKey,
  });
  if (job.role) grant(job.role, data, allowed);
  const weekly = new Rule(scope, 'RetentionWeekly', {
    schedule: Schedule.cron({ minute: '0', hour: '6', weekDay: 'MON' }),
    targets: [new LambdaFunction(job, { retryAttempts: 2 })],
  });
  acknowledge(weekly, 'noEventQueue');
  return job;
};
