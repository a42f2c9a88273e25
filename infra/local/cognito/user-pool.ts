import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Deliver } from '../outbox.ts';
import { serveUserPool } from './http.ts';
import { readSigningKey } from './keys.ts';
import type { PoolConfig, PreTokenGeneration, Triggers } from './pool.ts';
import { openStore } from './store.ts';

export type { PoolConfig } from './pool.ts';

export type UserPoolOptions = {
  config: PoolConfig;
  /** Holds everything the pool knows, its signing key included, in one file. */
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
  selfSignUp: config.selfSignUp ?? true,
  credentials: config.credentials ?? { accessKeyId: 'local', secretAccessKey: 'local' },
});

/** An Amazon Cognito user pool on one machine: what aws-amplify and the AWS SDK ask of one, and no more. */
export const startUserPool = async ({
  config,
  dataDir,
  deliver,
  preTokenGeneration,
  ...options
}: UserPoolOptions): Promise<UserPool> => {
  const store = await openStore(dataDir);
  const [region = '', name = ''] = config.poolId.split('_');
  const server = serveUserPool({
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
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
    await store.save();
  };
  return { endpoint, port, jwksUri: `${endpoint}/${config.poolId}/.well-known/jwks.json`, stop };
};
