import { Duration } from 'aws-cdk-lib';
import { type IRole, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Architecture, Function as LambdaFunction, LoggingFormat, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledgements.ts';
import { codeOf, type Entry, type Folders } from './bundle.ts';
import type { Size } from './function-sizes.ts';
import { createLogGroup } from './keys-and-logs.ts';
import { RoleWithPolicy } from './role-with-policy.ts';

/** A function of ours; the CDK has some of its own. */
export class ServerFunction extends LambdaFunction {
  declare readonly role: IRole;
}

type FunctionProps = {
  /** Exports `handler`. */
  entry: Entry;
  /** Files uploaded beside it, into `/var/task/`. */
  files?: readonly string[];
  /** Folders uploaded beside it, by their names there. */
  folders?: Folders;
  environment?: Record<string, string>;
  size: Size;
  /** Run by a schedule: one that fails, or finds no room, is not tried again when the next is due anyway. */
  everyMinutes?: number | undefined;
  operationsKey: IKey;
};

/** One Lambda function with a role and a log of its own; the role may write that log and nothing else. */
export const createFunction = (
  scope: Construct,
  id: string,
  { entry, files, folders, environment = {}, size, everyMinutes, operationsKey }: FunctionProps,
) => {
  const home = new Construct(scope, id);
  const role = new RoleWithPolicy(home, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  const logGroup = createLogGroup(home, 'Logs', operationsKey);
  logGroup.grantWrite(role);
  acknowledge(role, 'tracing');

  const fn = new ServerFunction(home, 'Function', {
    code: codeOf(entry, files, folders),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: size.memoryMB,
    timeout: Duration.seconds(size.seconds),
    environment,
    role,
    logGroup,
    // The format whose fields a metric filter can read.
    loggingFormat: LoggingFormat.JSON,
    tracing: Tracing.ACTIVE,
    // Lambda would try twice more, one and three minutes later, beside the next run, and keep one that waits for room 6 hours.
    ...(everyMinutes !== undefined && { retryAttempts: 0, maxEventAge: Duration.minutes(everyMinutes) }),
  });
  acknowledge(role, 'ownPolicy');
  acknowledge(fn, 'noConcurrency', 'noDeadLetters', 'noVpc');
  if (everyMinutes !== undefined) acknowledge(fn, 'noFailureDestination');
  return fn;
};
