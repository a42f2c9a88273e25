import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { createClients } from './clients.ts';
import { createPreTokenGeneration } from './pre-token-generation.ts';
import { createSmsRole } from './sms-role.ts';
import { createUserPool } from './user-pool.ts';

/** Who may sign in, and how. */
export class Identity extends Construct {
  readonly userPool: UserPool;
  readonly browserClient: UserPoolClient;
  readonly serverClient: UserPoolClient;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.userPool = createUserPool(this, createSmsRole(this));
    createPreTokenGeneration(this, this.userPool);
    const { browserClient, serverClient } = createClients(this.userPool);
    this.browserClient = browserClient;
    this.serverClient = serverClient;
  }
}
