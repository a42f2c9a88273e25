import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledgements.ts';
import { environmentOf, grant } from './api/grants.ts';
import type { DataStack } from './data-stack.ts';
import { sizes } from './function-sizes.ts';
import { permissionsOf } from './permissions.ts';
import { createFunction, type ServerFunction } from './server-function.ts';

const everyMinutes = 10;

/** Counts in the report what has changed. */
export const createReportJob = (scope: Construct, data: DataStack): ServerFunction => {
  const allowed = permissionsOf('countReport');
  const job = createFunction(scope, 'CountReport', {
    entry: 'functions/jobs/count-report.ts',
    environment: environmentOf(data, allowed),
    size: sizes.countReport,
    operationsKey: data.operationsKey,
  });
  if (job.role) grant(job.role, data, allowed);
  const often = new Rule(scope, 'CountReportRule', {
    schedule: Schedule.rate(Duration.minutes(everyMinutes)),
    // The next one comes soon enough.
    targets: [new LambdaFunction(job, { retryAttempts: 0 })],
  });
  acknowledge(often, 'noEventQueue');
  return job;
};
