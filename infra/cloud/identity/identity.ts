import { Duration } from 'aws-cdk-lib';
import {
  type AuthFlow,
  ClientAttributes,
  type UserPool,
  type UserPoolClient,
  UserPoolClientIdentityProvider,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { sessionPolicy } from '../../../shared/kernel/session-policy.ts';
import type { Configuration } from '../configuration.ts';
import { attachWebAcl } from './pool-web-acl.ts';
import { createTriggers, type TriggerData } from './triggers.ts';
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
    // The longest session.
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
