import { LambdaVersion, type UserPool, UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledgements.ts';
import { grantTable } from '../api/grants.ts';
import type { DataStack } from '../data-stack.ts';
import { sizes } from '../function-sizes.ts';
import { permissions } from '../permissions.ts';
import { createFunction } from '../server-function.ts';

export type TriggerData = Pick<DataStack, 'table' | 'key' | 'operationsKey'>;

/** The triggers: which roles a token has, whether an address has a permit to sign up, whether a code may be texted. */
const triggers = [
  {
    name: 'preTokenGeneration',
    id: 'PreTokenGeneration',
    file: 'pre-token-generation',
    operation: UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG,
  },
  { name: 'customMessage', id: 'CustomMessage', file: 'custom-message', operation: UserPoolOperation.CUSTOM_MESSAGE },
  { name: 'preSignUp', id: 'PreSignUp', file: 'pre-sign-up', operation: UserPoolOperation.PRE_SIGN_UP },
] as const;

export const createTriggers = (scope: Construct, userPool: UserPool, data: TriggerData) => {
  for (const { name, id, file, operation } of triggers) {
    const trigger = createFunction(scope, id, {
      entry: `functions/accounts/triggers/${file}.ts`,
      environment: { TABLE_NAME: data.table.tableName },
      size: sizes[name],
      operationsKey: data.operationsKey,
    });
    const { table, userPool: actions } = permissions[name];
    grantTable(trigger.role, data, table);
    userPool.addTrigger(operation, trigger, name === 'preTokenGeneration' ? LambdaVersion.V2_0 : undefined);
    if (!actions) continue;
    // The function waits for its role's own policy and the pool waits for the function, so this policy is separate.
    const statement = new PolicyStatement({
      actions: actions.map((action) => `cognito-idp:${action}`),
      resources: [userPool.userPoolArn],
    });
    const readUser = new Policy(scope, 'ReadUser', { statements: [statement] });
    readUser.attachToRole(trigger.role);
    acknowledge(readUser, 'ownPolicy');
  }
};
