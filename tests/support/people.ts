import {
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserMFAPreferenceCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { vi } from 'vitest';
import { demonstrationPassword } from '../../infra/local/demonstration/accounts.ts';
import { createAccount } from '../../infra/local/demonstration/create-account.ts';
import type { Product } from '../../infra/local/product.ts';
import { accountCalls } from '../../shared/accounts/calls.ts';
import { leftGroup, type StaffRole } from '../../shared/kernel/roles.ts';
import { sessionCalls } from '../../shared/session/calls.ts';
import { ask } from './ask.ts';
import { readJwt } from './jwt.ts';

/**
 * A revocation is exact to the second, as the times in tokens are: a sign-in straight after one needs the next second.
 */
export const nextSecond = () => vi.setSystemTime(Math.ceil((Date.now() + 1) / 1000) * 1000);

let count = 0;
/** Somebody without an account. */
export const makeUp = () => {
  count += 1;
  const number = (start: number) => `+4477009${start + count}`;
  return { username: '', email: `person${count}@mail.example`, mobile: number(10_000), newMobile: number(50_000) };
};
export type Person = ReturnType<typeof makeUp>;

/** The accounts of a product in the user pool, and their sign-ins. For tests that control the clock. */
export const openPeople = (product: Product) => {
  const pool = new CognitoIdentityProviderClient({ endpoint: product.userPoolEndpoint });
  const inPool = (email: string) => ({ UserPoolId: process.env.USER_POOL_ID, Username: email });

  /** The account without its groups, which are a request more. */
  const find = async (email: string) => {
    try {
      const user = await pool.send(new AdminGetUserCommand(inPool(email)));
      return {
        username: user.Username ?? '',
        status: user.UserStatus,
        enabled: user.Enabled,
        mobile: user.UserAttributes?.find(({ Name }) => Name === 'phone_number')?.Value ?? '',
        textsCodes: user.PreferredMfaSetting === 'SMS_MFA',
      };
    } catch (error) {
      if (error instanceof UserNotFoundException) return undefined;
      throw error;
    }
  };

  /** The pool's data about an account, with the groups that grant something; undefined while there is none. */
  const look = async (email: string) => {
    const found = await find(email);
    if (!found) return undefined;
    const { Groups = [] } = await pool.send(new AdminListGroupsForUserCommand(inPool(email)));
    return { ...found, groups: Groups.flatMap(({ GroupName }) => (GroupName === leftGroup ? [] : GroupName)) };
  };

  const makePerson = async (role?: StaffRole): Promise<Person> => {
    const person = makeUp();
    await createAccount(pool, { ...person, role: role ?? 'ROLE_STAFF', firstName: 'Test', lastName: 'Person' });
    const username = (await find(person.email))?.username ?? '';
    if (role) return { ...person, username };
    await pool.send(new AdminRemoveUserFromGroupCommand({ ...inPool(person.email), GroupName: 'ROLE_STAFF' }));
    await pool.send(
      new AdminSetUserMFAPreferenceCommand({ ...inPool(person.email), SMSMfaSettings: { Enabled: false } }),
    );
    return { ...person, username };
  };

  const findCode = (to: string) => product.outbox.list().find((message) => message.to === to)?.code ?? '';
  const enter = async (email: string, password = demonstrationPassword) => {
    nextSecond();
    const first = await ask(product.url, accountCalls.signIn, { body: { username: email, password } });
    const step = accountCalls.signIn.replies[200].safeParse(first.body).data;
    if (!step?.session) return step?.tokens && { ...step.tokens, mobile: '' };
    const mobile = (await find(email))?.mobile ?? '';
    const body = { channel: 'sms', to: email, code: findCode(mobile), session: step.session };
    const second = await ask(product.url, accountCalls.checkCode, { body });
    return { ...accountCalls.checkCode.replies[200].parse(second.body).tokens, mobile };
  };
  const isIn = async (token: string) =>
    (await ask(product.url, sessionCalls.extendSession, { headers: { authorization: `Bearer ${token}` } })).status ===
    200;
  const refresh = async ({
    refreshToken,
    deviceKey = '',
  }: {
    refreshToken: string;
    deviceKey?: string | undefined;
  }) => {
    const AuthParameters = { REFRESH_TOKEN: refreshToken, DEVICE_KEY: deviceKey };
    const request = { ...inPool(''), ClientId: process.env.SERVER_CLIENT_ID, AuthParameters };
    const answer = await pool
      .send(new AdminInitiateAuthCommand({ ...request, AuthFlow: 'REFRESH_TOKEN_AUTH' }))
      .catch(() => undefined);
    return answer?.AuthenticationResult?.AccessToken;
  };

  /** The groups of each access token that a sign-in can still have: its own, and those made from it. */
  const findLive = async (of: Awaited<ReturnType<typeof enter>>) => {
    if (!of) return [];
    const tokens = [of.accessToken, (await refresh(of)) ?? ''].filter(Boolean);
    const live = await Promise.all(tokens.map(async (token) => ({ token, in: await isIn(token) })));
    return live.filter((one) => one.in).map(({ token }) => readJwt(token).claims['cognito:groups']);
  };

  return { pool, inPool, look, makePerson, findCode, enter, refresh, findLive };
};
export type Session = Awaited<ReturnType<ReturnType<typeof openPeople>['enter']>>;
