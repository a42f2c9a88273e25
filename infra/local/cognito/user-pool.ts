import { startServer } from '../http-server.ts';
import type { Deliver } from '../outbox.ts';
import { answerUserPool } from './http.ts';
import { readSigningKey } from './keys.ts';
import type { PoolConfig, PreTokenGeneration, Triggers } from './pool.ts';
import { openStore } from './store.ts';

export type { PoolConfig } from './pool.ts';

export type UserPoolOptions = {
  config: PoolConfig;
  /** The file with everything the pool knows, its signing key included. */
  dataDir: string;
  deliver: Deliver;
  now?: () => Date;
  preTokenGeneration?: PreTokenGeneration;
  triggers?: Triggers;
  port?: number;
};

export type UserPool = { endpoint: string; port: number; jwksUri: string; stop: () => Promise<void> };

const withDefaults = (config: PoolConfig): Required<PoolConfig> => ({
  ...config,
  accessTokenMinutes: config.accessTokenMinutes ?? 60,
  idTokenMinutes: config.idTokenMinutes ?? 60,
  refreshTokenHours: config.refreshTokenHours ?? 8,
  authSessionMinutes: config.authSessionMinutes ?? 10,
  tracksDevices: config.tracksDevices ?? false,
  selfSignUp: config.selfSignUp ?? true,
  credentials: config.credentials ?? { accessKeyId: 'local', secretAccessKey: 'local' },
});

/**
 * An Amazon Cognito user pool on one machine: the operations that aws-amplify and our use of the AWS SDK need, and no
 * more.
 */
export const startUserPool = async ({
  config,
  dataDir,
  deliver,
  preTokenGeneration,
  ...options
}: UserPoolOptions): Promise<UserPool> => {
  const store = await openStore(dataDir);
  const [region = '', name = ''] = config.poolId.split('_');
  const pool = {
    ...store,
    config: withDefaults(config),
    region,
    name,
    issuer: `https://cognito-idp.${region}.amazonaws.com/${config.poolId}`,
    key: readSigningKey(store.state.signingKey),
    now: () => (options.now?.() ?? new Date()).getTime(),
    deliver,
    preTokenGeneration,
    triggers: options.triggers ?? {},
  };
  const server = await startServer((request, response) => answerUserPool(pool, request, response), {
    port: options.port,
  });
  const stop = async () => {
    await server.stop();
    await store.save();
  };
  const { endpoint, port } = server;
  return { endpoint, port, jwksUri: `${endpoint}/${config.poolId}/.well-known/jwks.json`, stop };
};
