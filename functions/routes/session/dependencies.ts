import { type BrowserStore, createBrowserStore } from '../../data/browsers.ts';
import { connectTable } from '../../data/open-table.ts';
import { createSessionStore, type SessionStore } from '../../data/sessions.ts';
import { createSignUpPermitStore } from '../../data/sign-up-permits.ts';
import type { Caller } from '../../http/handler.ts';
import { verifyAccessToken } from '../../http/verify-access-token.ts';
import { createDevices, type Devices } from '../../identity/devices.ts';
import { openPool } from '../../identity/open-pool.ts';
import { createSecondFactor, type SecondFactor } from '../../identity/second-factor.ts';

export type SessionDependencies = {
  sessions: Pick<SessionStore, 'end'>;
  browsers: BrowserStore;
  devices: Devices;
  /** The authenticator app of the caller. */
  secondFactorOf: (caller: Caller) => SecondFactor;
};

export const makeDependencies = (): SessionDependencies => {
  const table = connectTable();
  const pool = openPool();
  const permits = createSignUpPermitStore(table);
  return {
    sessions: createSessionStore(table),
    browsers: createBrowserStore(table),
    devices: createDevices(pool),
    secondFactorOf: ({ signIn: { username, originJti } }) =>
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
