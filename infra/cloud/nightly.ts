import { Stack } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { accountsCopy } from '../../functions/jobs/nightly.ts';
import { acknowledge } from './acknowledgements.ts';
import type { DataStack } from './data-stack.ts';
import { sizes } from './function-sizes.ts';
import { createFunction } from './server-function.ts';

/** Copies the accounts and looks after the keys, each night before the copies are made. */
export const createNightly = (data: DataStack): void => {
  const { key, operationsKey, backup, identity, signatures } = data;
  const keys = [key, operationsKey, backup.key].map(({ keyArn }) => keyArn);
  const job = createFunction(data, 'Nightly', {
    entry: 'functions/jobs/nightly.ts',
    environment: {
      USER_POOL_ID: identity.userPool.userPoolId,
      SIGNATURES_BUCKET: signatures.bucketName,
      KEYS: keys.join(','),
    },
    size: sizes.nightly,
    operationsKey,
  });
  const grant = (actions: string[], resources: string[], conditions?: object) =>
    job.addToRolePolicy(new PolicyStatement({ actions, resources, ...(conditions && { conditions }) }));
  grant(['cognito-idp:ListUsers', 'cognito-idp:ListUsersInGroup'], [identity.userPool.userPoolArn]);
  grant(['s3:PutObject'], [signatures.arnForObjects(accountsCopy)]);
  grant(['kms:GenerateDataKey', 'kms:Decrypt'], [key.keyArn], {
    StringEquals: { 'kms:ViaService': `s3.${Stack.of(data).region}.amazonaws.com` },
  });
  grant(['kms:DescribeKey'], keys);
  const nightly = new Rule(data, 'NightlyRule', {
    schedule: Schedule.cron({ minute: '0', hour: '1' }),
    targets: [new LambdaFunction(job, { retryAttempts: 2 })],
  });
  acknowledge(nightly, 'noEventQueue');
};
