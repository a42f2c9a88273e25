import { LambdaVersion, type UserPool, UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledgements.ts';
import { grantTable } from '../api/grants.ts';
import { sizes } from '../function-sizes.ts';
import { permissionsOf } from '../permissions.ts';
import { createFunction } from '../server-function.ts';
import type { TriggerData } from './table-triggers.ts';

/** The trigger that decides which roles a token has. */
export const createPreTokenGeneration = (scope: Construct, userPool: UserPool, data: TriggerData) => {
  const trigger = createFunction(scope, 'PreTokenGeneration', {
    entry: 'functions/triggers/pre-token-generation.ts',
    environment: { TABLE_NAME: data.table.tableName },
    size: sizes.preTokenGeneration,
    operationsKey: data.operationsKey,
  });
  grantTable(trigger, data, permissionsOf('preTokenGeneration').table);
  userPool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, trigger, LambdaVersion.V2_0);
  // The function waits for its role's own policy and the pool waits for the function, so this policy is separate.
  const readUser = new Policy(scope, 'ReadUser', {
    statements: [
      new PolicyStatement({
        actions: permissionsOf('preTokenGeneration').userPool.map((action) => `cognito-idp:${action}`),
        resources: [userPool.userPoolArn],
      }),
    ],
  });
  readUser.attachToRole(trigger.role as NonNullable<typeof trigger.role>);
  acknowledge(readUser, 'ownPolicy');
  return trigger;
};
