import type { sessionCalls } from '../../shared/session/calls.ts';
import { createSignUpPermitStore } from '../accounts/store/sign-up-permits.ts';
import type { Caller, Handlers } from '../kernel/http/handler.ts';
import { verifyAccessToken } from '../kernel/http/verify-access-token.ts';
import { createDevices } from '../kernel/identity/devices.ts';
import { openPool } from '../kernel/identity/open-pool.ts';
import { createSecondFactor } from '../kernel/identity/second-factor.ts';
import { connectTable } from '../kernel/store/open-table.ts';
import { createSessionStore } from '../kernel/store/sessions.ts';
import { createBrowserStore } from './store/browsers.ts';

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
export type SessionHandlers = Handlers<typeof sessionCalls, SessionDependencies>;
