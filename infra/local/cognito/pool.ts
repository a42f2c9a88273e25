import type { CustomMessageTriggerEvent, PreSignUpTriggerEvent, PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import type { Deliver } from '../outbox.ts';
import { notFound } from './fault.ts';
import type { SigningKey } from './keys.ts';
import type { Store } from './store.ts';

type ClientConfig = { clientId: string };
export type AwsCredentials = { accessKeyId: string; secretAccessKey: string };
export type PreTokenGeneration = (event: PreTokenGenerationV2TriggerEvent) => Promise<PreTokenGenerationV2TriggerEvent>;

/** The triggers that are called before an operation; an error of theirs is the refusal. */
export type Triggers = {
  preSignUp?: ((event: PreSignUpTriggerEvent) => Promise<unknown>) | undefined;
  customMessage?: ((event: CustomMessageTriggerEvent) => Promise<unknown>) | undefined;
};

export type PoolConfig = {
  /** `<region>_<name>`, for example `eu-west-2_LocalPool`. */
  poolId: string;
  /** Neither client has a secret. The browser may sign in by SRP, the server by admin password; both may refresh. */
  clients: { browser: ClientConfig; server: ClientConfig };
  groups: readonly string[];
  accessTokenMinutes?: number;
  idTokenMinutes?: number;
  refreshTokenHours?: number;
  /** The life of a challenge session, and so of an SMS code. */
  authSessionMinutes?: number;
  /**
   * Cognito's DeviceConfiguration, with both of its switches on: remembered on the owner's request, and then no code.
   */
  tracksDevices?: boolean;
  /** False is Cognito's AllowAdminCreateUserOnly: SignUp is refused. */
  selfSignUp?: boolean;
  messages: Record<'smsMfa' | 'activation' | 'passwordReset', (code: string) => string>;
  /** The credentials that Admin and List calls must be signed with; `local` and `local` by default. */
  credentials?: AwsCredentials;
};

export type Pool = Store & {
  config: Required<PoolConfig>;
  region: string;
  /** The part of the pool id that SRP mixes into the password. */
  name: string;
  issuer: string;
  key: SigningKey;
  /** Milliseconds; every decision about time uses it. */
  now: () => number;
  deliver: Deliver;
  preTokenGeneration: PreTokenGeneration | undefined;
  triggers: Triggers;
};

const flows = {
  browser: ['USER_SRP_AUTH', 'REFRESH_TOKEN_AUTH'],
  server: ['ADMIN_USER_PASSWORD_AUTH', 'REFRESH_TOKEN_AUTH'],
};

export type Client = { clientId: string; flows: string[] };

export const findClient = (pool: Pool, clientId: string): Client => {
  for (const kind of ['browser', 'server'] as const) {
    if (pool.config.clients[kind].clientId === clientId) return { clientId, flows: flows[kind] };
  }
  throw notFound(`User pool client ${clientId} does not exist.`);
};
