import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledgements.ts';
import { sizes } from './function-sizes.ts';
import { createFunction, type ServerFunction } from './server-function.ts';

/** Asks for the site every five minutes, as a visitor would. It may do nothing but write its log. */
export const createProbe = (scope: Construct, address: string, operationsKey: IKey): ServerFunction => {
  const probe = createFunction(scope, 'Probe', {
    entry: 'functions/jobs/probe.ts',
    environment: { SITE_ADDRESS: address },
    size: sizes.probe,
    operationsKey,
  });
  const often = new Rule(scope, 'ProbeRule', {
    schedule: Schedule.rate(Duration.minutes(5)),
    // The next one comes soon enough.
    targets: [new LambdaFunction(probe, { retryAttempts: 0 })],
  });
  acknowledge(often, 'noEventQueue');
  return probe;
};
