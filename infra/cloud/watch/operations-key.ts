import { Aws, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';

const uses = ['kms:Decrypt', 'kms:Encrypt', 'kms:GenerateDataKey*', 'kms:ReEncrypt*', 'kms:DescribeKey'];

/** The key of logs and alarms: whoever may read these needs no access to the key of the records. */
export const createOperationsKey = (scope: Construct): Key => {
  const { region } = Stack.of(scope);
  const key = new Key(scope, 'OperationsKey', {
    description: 'Logs and alarms',
    enableKeyRotation: true,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
  key.addToResourcePolicy(
    new PolicyStatement({
      actions: uses,
      principals: [new ServicePrincipal(`logs.${region}.amazonaws.com`)],
      resources: ['*'],
      conditions: {
        ArnLike: { 'kms:EncryptionContext:aws:logs:arn': `arn:aws:logs:${region}:${Aws.ACCOUNT_ID}:log-group:*` },
      },
    }),
  );
  key.addToResourcePolicy(
    new PolicyStatement({
      actions: ['kms:Decrypt', 'kms:GenerateDataKey*'],
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com'), new ServicePrincipal('budgets.amazonaws.com')],
      resources: ['*'],
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  );
  return key;
};
