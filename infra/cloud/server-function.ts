import { join } from 'node:path';
import type { Duration } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Architecture, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledgements.ts';
import { createLogGroup } from './watch/log-group.ts';

const repository = join(import.meta.dirname, '../..');

type ServerFunction = {
  /** From the top of the repository; exports `handler`. */
  entry: string;
  environment?: Record<string, string>;
  timeout: Duration;
  operationsKey: IKey;
};

/** One Lambda function with a role and a log of its own; the role may write that log and nothing else. */
export const createFunction = (
  scope: Construct,
  id: string,
  { entry, environment = {}, timeout, operationsKey }: ServerFunction,
) => {
  const home = new Construct(scope, id);
  const role = new Role(home, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  const logGroup = createLogGroup(home, 'Logs', operationsKey);
  logGroup.grantWrite(role);
  acknowledge(role, 'tracing');

  const fn = new NodejsFunction(home, 'Function', {
    entry: join(repository, entry),
    projectRoot: repository,
    depsLockFilePath: join(repository, 'package-lock.json'),
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: 1024,
    timeout,
    environment,
    awsSdkConnectionReuse: false,
    role,
    logGroup,
    tracing: Tracing.ACTIVE,
    bundling: {
      format: OutputFormat.ESM,
      target: 'node24',
      mainFields: ['module', 'main'],
      bundleAwsSDK: true,
      minify: true,
      // What was written for CommonJS asks for `require`, which a module does not have.
      banner: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
    },
  });
  acknowledge(role, 'ownPolicy');
  acknowledge(fn, 'noConcurrency', 'noDeadLetters', 'noVpc');
  return fn;
};
