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

const minutes = 5;

/** Asks for the site every five minutes, as a visitor would. */
export const createProbe = (scope: Construct, data: DataStack, address: string): ServerFunction => {
  const allowed = permissionsOf('probe');
  const probe = createFunction(scope, 'Probe', {
    entry: 'functions/jobs/probe.ts',
    environment: environmentOf(data, allowed, address),
    size: sizes.probe,
    everyMinutes: minutes,
    operationsKey: data.operationsKey,
  });
  if (probe.role) grant(probe.role, data, allowed);
  const often = new Rule(scope, 'ProbeRule', {
    schedule: Schedule.rate(Duration.minutes(minutes)),
    // The next one comes soon enough.
    targets: [new LambdaFunction(probe, { retryAttempts: 0 })],
  });
  acknowledge(often, 'noEventQueue');
  return probe;
};
