import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import type { Configuration } from '../configuration.ts';
import { createClients } from './clients.ts';
import { attachWebAcl } from './pool-web-acl.ts';
import { createSmsRole } from './sms-role.ts';
import { createTriggers, type TriggerData } from './triggers.ts';
import { createUserPool, type PoolChoices } from './user-pool.ts';

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
    this.userPool = createUserPool(this, createSmsRole(this), { emailDomain, threatProtection, isProtected });
    if (acceptNoPoolWebAcl === undefined) attachWebAcl(this, this.userPool);
    createTriggers(this, this.userPool, { operationsKey, ...data });
    const { browserClient, serverClient } = createClients(this.userPool);
    this.browserClient = browserClient;
    this.serverClient = serverClient;
  }
}
