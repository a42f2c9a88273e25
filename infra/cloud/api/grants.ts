import { Stack } from 'aws-cdk-lib';
import type { IGrantable, IRole } from 'aws-cdk-lib/aws-iam';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { siteFrameFile } from '../../../shared/site-frame.ts';
import { acknowledgeSignatures } from '../acknowledgements.ts';
import type { DataStack } from '../data-stack.ts';
import type { EnvironmentName, Permissions } from '../permissions.ts';

// DynamoDB asks the key in the name of whoever calls it. The condition keeps the functions from using it themselves.
const keyActions = ['Decrypt', 'DescribeKey', 'Encrypt', 'GenerateDataKey', 'ReEncryptFrom', 'ReEncryptTo'];

// A statement for each action, with all its partitions: the writes of one transaction are judged by one statement.
export const grantTable = (
  grantee: IGrantable,
  { table, key }: Pick<DataStack, 'table' | 'key'>,
  rows: Permissions['table'],
  indexes: readonly string[] = [],
) => {
  for (const [action, partitions] of Object.entries(rows)) {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: [`dynamodb:${action}`],
        resources: [table.tableArn],
        conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions } },
      }),
    );
  }
  if (indexes.length > 0) {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['dynamodb:Query'],
        resources: indexes.map((index) => `${table.tableArn}/index/${index}`),
      }),
    );
  }
  if (Object.keys(rows).length === 0) return;
  grantee.grantPrincipal.addToPrincipalPolicy(
    new PolicyStatement({
      actions: keyActions.map((action) => `kms:${action}`),
      resources: [key.keyArn],
      conditions: { StringEquals: { 'kms:ViaService': `dynamodb.${Stack.of(table).region}.amazonaws.com` } },
    }),
  );
};

const grantUserPool = (grantee: IGrantable, { identity }: DataStack, actions: Permissions['userPool']) => {
  if (actions.length === 0) return;
  grantee.grantPrincipal.addToPrincipalPolicy(
    new PolicyStatement({
      actions: actions.map((action) => `cognito-idp:${action}`),
      resources: [identity.userPool.userPoolArn],
    }),
  );
};

const grantSignatures = (grantee: IRole, { signatures, key }: DataStack, rows: Permissions['signatures'] = {}) => {
  for (const [action, names] of Object.entries(rows)) {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: [`s3:${action}`],
        resources: names.map((name) => signatures.arnForObjects(name)),
      }),
    );
  }
  if (Object.keys(rows).length === 0) return;
  acknowledgeSignatures(grantee, signatures, [...new Set(Object.values(rows).flat())]);
  grantee.grantPrincipal.addToPrincipalPolicy(
    new PolicyStatement({
      actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
      resources: [key.keyArn],
      conditions: { StringEquals: { 'kms:ViaService': `s3.${Stack.of(signatures).region}.amazonaws.com` } },
    }),
  );
};

/** Grants one row of the table of permissions. */
export const grant = (grantee: IRole, data: DataStack, { table, indexes, userPool, signatures }: Permissions) => {
  grantTable(grantee, data, table, indexes);
  grantUserPool(grantee, data, userPool);
  grantSignatures(grantee, data, signatures);
};

/** The environment that goes with the row. */
export const environmentOf = (
  { table, identity, signatures }: DataStack,
  { environment }: Permissions,
): Record<string, string> => {
  const values: Record<EnvironmentName, string> = {
    TABLE_NAME: table.tableName,
    USER_POOL_ID: identity.userPool.userPoolId,
    BROWSER_CLIENT_ID: identity.browserClient.userPoolClientId,
    SERVER_CLIENT_ID: identity.serverClient.userPoolClientId,
    SIGNATURES_BUCKET: signatures.bucketName,
    SITE_FRAME: `/var/task${siteFrameFile}`,
  };
  return Object.fromEntries(environment.map((name) => [name, values[name]]));
};
