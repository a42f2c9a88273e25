import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { createClients } from './clients.ts';
import { createPreTokenGeneration } from './pre-token-generation.ts';
import { createSmsRole } from './sms-role.ts';
import { createTableTriggers, type TriggerData } from './table-triggers.ts';
import { createUserPool, type PoolChoices } from './user-pool.ts';

type IdentityProps = TriggerData & PoolChoices;

/** Who may sign in, and how. */
export class Identity extends Construct {
  readonly userPool: UserPool;
  readonly browserClient: UserPoolClient;
  readonly serverClient: UserPoolClient;

  constructor(
    scope: Construct,
    id: string,
    { operationsKey, emailDomain, threatProtection, isProtected, ...data }: IdentityProps,
  ) {
    super(scope, id);
    this.userPool = createUserPool(this, createSmsRole(this), { emailDomain, threatProtection, isProtected });
    createPreTokenGeneration(this, this.userPool, operationsKey);
    createTableTriggers(this, this.userPool, { operationsKey, emailDomain, ...data });
    const { browserClient, serverClient } = createClients(this.userPool);
    this.browserClient = browserClient;
    this.serverClient = serverClient;
  }
}
