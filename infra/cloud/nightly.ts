import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { acknowledge } from './acknowledgements.ts';
import { environmentOf, grant } from './api/grants.ts';
import type { DataStack } from './data-stack.ts';
import { sizes } from './function-sizes.ts';
import { permissionsOf } from './permissions.ts';
import { createFunction } from './server-function.ts';

/** Copies the accounts and checks the keys, each night before the backups are made. */
export const createNightly = (data: DataStack): void => {
  const allowed = permissionsOf('nightly');
  const job = createFunction(data, 'Nightly', {
    entry: 'functions/jobs/nightly.ts',
    environment: environmentOf(data, allowed),
    size: sizes.nightly,
    operationsKey: data.operationsKey,
  });
  if (job.role) grant(job.role, data, allowed);
  const nightly = new Rule(data, 'NightlyRule', {
    schedule: Schedule.cron({ minute: '0', hour: '1' }),
    targets: [new LambdaFunction(job, { retryAttempts: 2 })],
  });
  acknowledge(nightly, 'noEventQueue');
};
