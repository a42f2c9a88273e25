import { Duration } from 'aws-cdk-lib';
import {
  type AuthFlow,
  ClientAttributes,
  LambdaVersion,
  type UserPool,
  type UserPoolClient,
  UserPoolClientIdentityProvider,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { sessionPolicy } from '../../../shared/kernel/session-policy.ts';
import { acknowledge } from '../acknowledgements.ts';
import { grantTable } from '../api/grants.ts';
import type { Configuration } from '../configuration.ts';
import type { DataStack } from '../data-stack.ts';
import { attachWebAcl } from '../edge/web-acl.ts';
import { sizes } from '../function-sizes.ts';
import { permissions } from '../permissions.ts';
import { createFunction } from '../server-function.ts';
import { createUserPool, type PoolChoices } from './user-pool.ts';

// Nobody changes their own role, mobile number or address: staff do, through the API.
const names = { givenName: true, familyName: true };

const addClient = (userPool: UserPool, id: string, authFlows: AuthFlow) =>
  userPool.addClient(id, {
    authFlows,
    disableOAuth: true,
    generateSecret: false,
    supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO],
    preventUserExistenceErrors: true,
    enableTokenRevocation: true,
    // The life of a texted code.
    authSessionValidity: Duration.minutes(sessionPolicy.codeMinutes),
    accessTokenValidity: Duration.minutes(sessionPolicy.idleMinutes),
    idTokenValidity: Duration.minutes(sessionPolicy.idleMinutes),
    refreshTokenValidity: Duration.hours(sessionPolicy.absoluteHours),
    readAttributes: new ClientAttributes().withStandardAttributes({ email: true, emailVerified: true, ...names }),
    writeAttributes: new ClientAttributes().withStandardAttributes(names),
  });

type IdentityProps = TriggerData & PoolChoices & Pick<Configuration, 'acceptNoPoolWebAcl'>;

/** Who may sign in, and how. */
export class Identity extends Construct {
  readonly userPool: UserPool;
  readonly browserClient: UserPoolClient;
  readonly serverClient: UserPoolClient;

  constructor(
    scope: Construct,
    id: string,
    { operationsKey, emailDomain, threatProtection, isProtected, acceptNoPoolWebAcl, ...data }: IdentityProps,
  ) {
    super(scope, id);
    this.userPool = createUserPool(this, { emailDomain, threatProtection, isProtected });
    if (acceptNoPoolWebAcl === undefined) attachWebAcl(this, this.userPool);
    createTriggers(this, this.userPool, { operationsKey, ...data });
    // The browser proves the password without sending it; scripts and monitoring send it through our API.
    this.browserClient = addClient(this.userPool, 'BrowserClient', { userSrp: true });
    this.serverClient = addClient(this.userPool, 'ServerClient', { adminUserPassword: true });
  }
}

type TriggerData = Pick<DataStack, 'table' | 'key' | 'operationsKey'>;

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

const createTriggers = (scope: Construct, userPool: UserPool, data: TriggerData) => {
  for (const { name, id, file, operation } of triggers) {
    const trigger = createFunction(scope, id, {
      entry: `functions/accounts/triggers/${file}.ts`,
      environment: { TABLE_NAME: data.table.tableName },
      size: sizes[name],
      operationsKey: data.operationsKey,
    });
    const { table, userPool: actions } = permissions[name];
    grantTable(trigger.role, data, { table });
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
