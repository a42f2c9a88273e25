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
import { permissionsOf } from './permissions.ts';
import { createFunction, type ServerFunction } from './server-function.ts';

/** Texts those on duty about alerts that nobody has answered. */
export const createEscalation = (
  scope: Construct,
  data: DataStack,
  { textSenderId }: Configuration,
): ServerFunction => {
  const allowed = permissionsOf('escalateAlerts');
  const job = createFunction(scope, 'EscalateAlerts', {
    entry: 'functions/jobs/escalate-alerts.ts',
    environment: { ...environmentOf(data, allowed), ...(textSenderId && { TEXT_SENDER_ID: textSenderId }) },
    size: sizes.escalateAlerts,
    operationsKey: data.operationsKey,
  });
  if (job.role) grant(job.role, data, allowed);
  const often = new Rule(scope, 'EscalateAlertsRule', {
    schedule: Schedule.rate(Duration.minutes(escalationRunMinutes)),
    // The next one comes soon enough.
    targets: [new LambdaFunction(job, { retryAttempts: 0 })],
  });
  acknowledge(often, 'noEventQueue');
  return job;
};
