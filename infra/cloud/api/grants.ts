import { Stack } from 'aws-cdk-lib';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { DataStack } from '../data-stack.ts';
import type { EnvironmentName, Permissions } from '../permissions.ts';

// DynamoDB asks the key in the name of whoever calls it. The condition keeps the functions from using it themselves.
const keyActions = ['Decrypt', 'DescribeKey', 'Encrypt', 'GenerateDataKey', 'ReEncryptFrom', 'ReEncryptTo'];

// A statement for each action, with all its partitions: the writes of one transaction are judged by one statement.
const grantTable = (grantee: IGrantable, { table, key }: DataStack, rows: Permissions['table']) => {
  for (const [action, partitions] of Object.entries(rows)) {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: [`dynamodb:${action}`],
        resources: [table.tableArn],
        conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions } },
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

/** Grants one row of the table of permissions. */
export const grant = (grantee: IGrantable, data: DataStack, { table, userPool }: Permissions) => {
  grantTable(grantee, data, table);
  grantUserPool(grantee, data, userPool);
};

/** The environment that goes with the row. */
export const environmentOf = ({ table, identity }: DataStack, { environment }: Permissions): Record<string, string> => {
  const values: Record<EnvironmentName, string> = {
    TABLE_NAME: table.tableName,
    USER_POOL_ID: identity.userPool.userPoolId,
    BROWSER_CLIENT_ID: identity.browserClient.userPoolClientId,
    SERVER_CLIENT_ID: identity.serverClient.userPoolClientId,
  };
  return Object.fromEntries(environment.map((name) => [name, values[name]]));
};
