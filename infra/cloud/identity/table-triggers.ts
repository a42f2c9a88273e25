import { type UserPool, UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { grantTable } from '../api/grants.ts';
import type { DataStack } from '../data-stack.ts';
import { sizes } from '../function-sizes.ts';
import { permissionsOf } from '../permissions.ts';
import { createFunction } from '../server-function.ts';

export type TriggerData = Pick<DataStack, 'table' | 'key' | 'operationsKey'>;

const triggers = [
  {
    name: 'customMessage',
    id: 'CustomMessage',
    file: 'custom-message',
    operation: UserPoolOperation.CUSTOM_MESSAGE,
  },
  { name: 'preSignUp', id: 'PreSignUp', file: 'pre-sign-up', operation: UserPoolOperation.PRE_SIGN_UP },
] as const;

/** The triggers that read the table: whether an address has a permit to sign up, and whether a code may be texted. */
export const createTableTriggers = (scope: Construct, userPool: UserPool, data: TriggerData) => {
  for (const { name, id, file, operation } of triggers) {
    const trigger = createFunction(scope, id, {
      entry: `functions/triggers/${file}.ts`,
      environment: { TABLE_NAME: data.table.tableName },
      size: sizes[name],
      operationsKey: data.operationsKey,
    });
    grantTable(trigger, data, permissionsOf(name).table);
    userPool.addTrigger(operation, trigger);
  }
};
