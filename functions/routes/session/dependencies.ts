import type { session } from '../../../shared/api/session.ts';
import { createBrowserStore } from '../../data/browsers.ts';
import { connectTable } from '../../data/open-table.ts';
import { createSessionStore } from '../../data/sessions.ts';
import { createSignUpPermitStore } from '../../data/sign-up-permits.ts';
import type { Caller, Handler } from '../../http/handler.ts';
import { verifyAccessToken } from '../../http/verify-access-token.ts';
import { createDevices } from '../../identity/devices.ts';
import { openPool } from '../../identity/open-pool.ts';
import { createSecondFactor } from '../../identity/second-factor.ts';

export const makeDependencies = () => {
  const table = connectTable();
  const pool = openPool();
  const permits = createSignUpPermitStore(table);
  return {
    sessions: createSessionStore(table),
    browsers: createBrowserStore(table),
    devices: createDevices(pool),
    /** The authenticator app of the caller. */
    secondFactorOf: ({ signIn: { username, originJti } }: Caller) =>
      createSecondFactor({
        ...pool,
        givePermit: () => permits.give(Date.now()),
        isOwn: async (token) => {
          const claims = await verifyAccessToken(token);
          return claims?.username === username && claims.origin_jti === originJti;
        },
      }),
  };
};
export type SessionDependencies = ReturnType<typeof makeDependencies>;
export type SessionHandler<Name extends keyof typeof session> = Handler<(typeof session)[Name], SessionDependencies>;
