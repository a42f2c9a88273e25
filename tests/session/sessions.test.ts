import {
  AdminInitiateAuthCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readItem } from '../../functions/kernel/store/entity.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { createSessionStore, sessionEntity } from '../../functions/kernel/store/sessions.ts';
import { commit } from '../../functions/kernel/store/write.ts';
import { demonstrationPassword } from '../../infra/local/demonstration/accounts.ts';
import { createAccount } from '../../infra/local/demonstration/create-account.ts';
import { backgroundHeader } from '../../shared/kernel/call.ts';
import { sessionCalls } from '../../shared/session/calls.ts';
import { ask } from '../support/ask.ts';
import { comeBetween } from '../support/come-between.ts';
import { readJwt } from '../support/jwt.ts';
import { signIn } from '../support/sign-in.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const pool = new CognitoIdentityProviderClient({});
const member = { email: 'member@bca.example', mobile: '+447700900501', role: 'ROLE_STAFF' as const };
await createAccount(pool, { ...member, firstName: 'Test', lastName: 'Person' });
const start = Math.ceil(Date.now() / 1000) * 1000;
let tokens: Awaited<ReturnType<typeof signIn>>;
let signedInAt = start;

/** Moves the clock of this process to the given time after the sign-in. */
const at = (minutes: number, seconds = 0) => vi.setSystemTime(signedInAt + (minutes * 60 + seconds) * 1000);

/** A token that is never too old itself: it is refreshed for every call, as Amplify does when it must. */
const makeToken = async () => {
  const { AuthenticationResult } = await pool.send(
    new AdminInitiateAuthCommand({
      UserPoolId: process.env.USER_POOL_ID,
      ClientId: process.env.SERVER_CLIENT_ID,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: tokens.refreshToken, DEVICE_KEY: tokens.deviceKey ?? '' },
    }),
  );
  return AuthenticationResult?.AccessToken ?? '';
};
const call = async (headers: Record<string, string> = {}) => {
  const authorization = `Bearer ${await makeToken()}`;
  return (await ask(product.url, sessionCalls.extendSession, { headers: { authorization, ...headers } })).status;
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  signedInAt += 24 * 60 * 60_000;
  vi.setSystemTime(signedInAt);
  tokens = await signIn(product, { ...member, password: demonstrationPassword });
});
afterEach(() => vi.useRealTimers());

describe('a session that is not used', () => {
  it('is still open after 19:59 and closed after 20:01', async () => {
    expect(await call()).toBe(200);
    at(19, 59);
    expect(await call()).toBe(200);
    at(39, 58);
    expect(await call()).toBe(200);
    at(59, 59);
    expect(await call()).toBe(401);
  });

  it('is open for 20 minutes from when its user last said to be there, however shortly after another call', async () => {
    expect(await call()).toBe(200);
    at(0, 59);
    expect(await call()).toBe(200);
    at(20, 58);
    expect(await call()).toBe(200);
  });

  it('is closed after 20:01 without a first call too', async () => {
    at(20, 1);
    expect(await call()).toBe(401);
  });

  it('is closed for good, whatever is tried', async () => {
    at(20, 1);
    expect(await call()).toBe(401);
    expect(await call()).toBe(401);
  });

  it('is not prolonged by calls that no person made', async () => {
    expect(await call()).toBe(200);
    at(10);
    expect(await call({ [backgroundHeader]: '1' })).toBe(200);
    at(20, 1);
    expect(await call()).toBe(401);
  });
});

describe('a session that is used all day', () => {
  it('is open at 7:59:59 and closed after 8 hours', async () => {
    for (let minutes = 0; minutes < 8 * 60; minutes += 19) {
      at(minutes);
      expect(await call()).toBe(200);
    }
    at(479, 59);
    const token = await makeToken();
    const ask480 = () =>
      ask(product.url, sessionCalls.extendSession, { headers: { authorization: `Bearer ${token}` } });
    expect((await ask480()).status).toBe(200);
    at(480);
    expect((await ask480()).status).toBe(401);
  });

  it('is written to the store at most once a minute', async () => {
    const table = connectTable();
    const sessions = createSessionStore(table);
    const send = vi.spyOn(table.client, 'send');
    const signInOf = { username: 'someone', originJti: 'one', authTime: signedInAt };
    for (let second = 0; second <= 120; second += 1) {
      await sessions.admit(signInOf, { now: signedInAt + second * 1000, extend: true });
    }
    const names = send.mock.calls.map(([command]) => command.constructor.name);
    expect(names.filter((name) => name === 'BatchGetCommand')).toHaveLength(121);
    expect(names.filter((name) => name === 'TransactWriteCommand')).toHaveLength(3);
  });
});

describe('the next call is refused', () => {
  it('after signing out, with any token of that sign-in', async () => {
    const authorization = `Bearer ${await makeToken()}`;
    expect((await ask(product.url, sessionCalls.signOut, { headers: { authorization } })).status).toBe(200);
    expect(await call()).toBe(401);
  });

  it('after an account is barred, and not for a sign-in after it', async () => {
    at(1);
    const token = await makeToken();
    const table = connectTable();
    await commit(table, [createSessionStore(table).revokeSessions(String(readJwt(token).claims.sub), Date.now())]);
    expect(await call()).toBe(401);
    at(1, 1);
    tokens = await signIn(product, { ...member, password: demonstrationPassword });
    expect(await call()).toBe(200);
  });

  it('for everybody whose refresh tokens were revoked, once the token in hand has run out', async () => {
    await pool.send(
      new AdminUserGlobalSignOutCommand({ UserPoolId: process.env.USER_POOL_ID, Username: member.email }),
    );
    await expect(makeToken()).rejects.toThrow('revoked');
  });
});

it('a sign-in of the very second of a bar is taken to be from before it', async () => {
  const table = connectTable();
  const sessions = createSessionStore(table);
  const own = { username: 'barred', originJti: 'three', authTime: signedInAt };
  await commit(table, [sessions.revokeSessions(own.username, signedInAt)]);
  expect(await sessions.admit(own, { now: signedInAt, extend: true })).toBe(false);
  const next = { ...own, originJti: 'four', authTime: signedInAt + 1000 };
  expect(await sessions.admit(next, { now: next.authTime, extend: true })).toBe(true);
});

it('a session that is ended while a call is on its way does not let that call in', async () => {
  const table = connectTable();
  const own = { username: 'someone-else', originJti: 'two', authTime: signedInAt };
  const who = { at: new Date().toISOString(), requestId: 'r', username: own.username, role: 'ROLE_STAFF' } as const;
  const end = () => createSessionStore(table).end(own, { ...who, call: 'signOut', written: false });
  const sessions = createSessionStore(comeBetween(table, 1, 'after', end));
  expect(await sessions.admit(own, { now: signedInAt, extend: true })).toBe(false);
});

it('two calls of a session at once are stored once, and an older one never sets the time back', async () => {
  const table = connectTable();
  const sessions = createSessionStore(table);
  const own = { username: 'at-once', originJti: 'five', authTime: signedInAt };
  const admit = (ms: number, through = sessions) => through.admit(own, { now: signedInAt + ms, extend: true });
  await admit(0);
  const between = comeBetween(table, 1, 'after', async () => expect(await admit(60_400)).toBe(true));
  expect(await admit(60_000, createSessionStore(between))).toBe(true);
  const stored = await readItem(table, sessionEntity, own);
  expect(stored?.seenAt).toBe(signedInAt + 60_400);
});

it('two sign-ins of one person end independently', async () => {
  const first = `Bearer ${await makeToken()}`;
  tokens = await signIn(product, { ...member, password: demonstrationPassword });
  await ask(product.url, sessionCalls.signOut, { headers: { authorization: first } });
  expect(await call()).toBe(200);
});
