import { randomUUID } from 'node:crypto';
import {
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  CognitoIdentityProviderClient,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { demonstrationPassword } from '../../infra/local/demonstration/accounts.ts';
import { createAccount } from '../../infra/local/demonstration/create-account.ts';
import { accountCalls } from '../../shared/accounts/calls.ts';
import { breachedPassword } from '../../shared/accounts/sign-in-texts.ts';
import { problem } from '../../shared/kernel/problem.ts';
import { sessionCalls } from '../../shared/session/calls.ts';
import { ask } from '../support/ask.ts';
import { signIn } from '../support/sign-in.ts';
import { startTestProduct } from '../support/test-product.ts';

// Twice as long as such an answer takes without it.
const answerMilliseconds = 100;
const product = await startTestProduct({ ANSWER_MILLISECONDS: String(answerMilliseconds) });
const pool = new CognitoIdentityProviderClient({});
const inPool = (email: string) => ({ UserPoolId: process.env.USER_POOL_ID, Username: email });
const member = { email: 'member@bca.example', mobile: '+447700900601', role: 'ROLE_STAFF' as const };
await createAccount(pool, { ...member, firstName: 'Test', lastName: 'Person' });
const password = 'a password that is long';
const person = { password, firstName: 'Ada', lastName: 'Okoro' };

const findCode = (email: string) => product.outbox.list().find(({ to }) => to === email)?.code ?? '';
const countMails = (email: string) => product.outbox.list().filter(({ to }) => to === email).length;
const signUp = (username: string, change: object = {}) =>
  ask(product.url, accountCalls.signUp, { body: { username, ...person, ...change } });
const activate = (email: string, code: string, more: object = {}) =>
  ask(product.url, accountCalls.activate, { body: { email, code, ...more } });
const enter = async (username: string, word = password) =>
  accountCalls.signIn.replies[200].safeParse(
    (await ask(product.url, accountCalls.signIn, { body: { username, password: word } })).body,
  ).data;
const forget = (email: string) => ask(product.url, accountCalls.confirmEmail, { body: { email } });
const choose = (email: string, code: string, word: string) =>
  ask(product.url, accountCalls.updatePassword, { body: { email, code, password: word } });
const anotherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a sign-up', () => {
  it('can be signed in once it is activated by the code in the mail, and not before', async () => {
    const email = 'ada@mail.example';
    expect((await signUp(email)).body).toMatchObject({ username: email, role: 'ROLE_NULL' });
    expect(await enter(email)).toBeUndefined();
    expect((await activate(email, anotherCode(findCode(email)))).status).toBe(401);
    expect((await activate(email, findCode(email))).status).toBe(200);
    expect((await enter(email))?.authorities).toEqual([{ authority: 'ROLE_NULL' }]);
  });

  it('is ROLE_NULL whatever role it asks for', async () => {
    const email = 'climber@mail.example';
    await signUp(email, { role: 'ROLE_ADMIN' });
    await activate(email, findCode(email));
    expect((await enter(email))?.authorities).toEqual([{ authority: 'ROLE_NULL' }]);
    expect((await pool.send(new AdminListGroupsForUserCommand(inPool(email)))).Groups).toEqual([]);
  });

  it('made again before it is activated sends another code, and the one who reads the mail chooses the password', async () => {
    const email = 'twice@mail.example';
    await signUp(email, { password: 'the password of a stranger' });
    await signUp(email);
    expect(countMails(email)).toBe(2);
    expect((await activate(email, findCode(email), { password })).status).toBe(200);
    expect(await enter(email, 'the password of a stranger')).toBeUndefined();
    expect(await enter(email)).toBeDefined();
  });

  it('of an address in other letters is the same account', async () => {
    await signUp('Member@BCA.example');
    expect(countMails(member.email)).toBe(0);
  });

  it('past our API is refused by the user pool, through either client', async () => {
    for (const ClientId of [process.env.BROWSER_CLIENT_ID, process.env.SERVER_CLIENT_ID]) {
      const email = 'direct@mail.example';
      const direct = { ClientId, Username: email, Password: password };
      for (const ClientMetadata of [undefined, { permit: randomUUID() }]) {
        const past = pool.send(new SignUpCommand({ ...direct, ...(ClientMetadata && { ClientMetadata }) }));
        await expect(past).rejects.toThrow('Sign-up is not open here.');
      }
      await expect(pool.send(new AdminGetUserCommand(inPool(email)))).rejects.toThrow('User does not exist');
    }
  });

  it.each([
    ['no password', { password: '' }, 'password'],
    ['a short password', { password: 'eleven char' }, 'password'],
    ['a password of 129', { password: 'a'.repeat(129) }, 'password'],
    ['an address of 129', { username: `${'a'.repeat(60)}@${'b'.repeat(60)}.example` }, 'username'],
    ['no last name', { lastName: ' ' }, 'lastName'],
    ['an address that is none', { username: 'ada' }, 'username'],
  ])('with %s is refused at its field', async (_, change, path) => {
    const { status, body } = await signUp('fields@mail.example', change);
    expect(status).toBe(400);
    expect(problem.parse(body).errors?.map((error) => error.path)).toEqual([path]);
  });
});

describe('a forgotten password', () => {
  it('is chosen anew by the code in the mail, which ends the sessions that were open', async () => {
    const { accessToken } = await signIn(product, { ...member, password: demonstrationPassword });
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await ask(product.url, sessionCalls.extendSession, { headers })).status).toBe(200);
    await forget(member.email);
    const code = findCode(member.email);
    expect((await choose(member.email, anotherCode(code), password)).status).toBe(401);
    expect((await choose(member.email, code, password)).status).toBe(200);
    expect((await ask(product.url, sessionCalls.extendSession, { headers })).status).toBe(401);
    expect(await enter(member.email, demonstrationPassword)).toBeUndefined();
    expect((await enter(member.email))?.authorities).toEqual([{ authority: 'ROLE_STAFF_UNVERIFIED' }]);
    expect((await choose(member.email, code, 'and once more with it')).status).toBe(401);
  });
});

describe('a password that is known to thieves', () => {
  const stolen = 'Password1234';

  it('is refused where it is chosen anew, beside its field and with its reason, and leaves the code as it is', async () => {
    const email = 'stolen@mail.example';
    await signUp(email);
    await activate(email, findCode(email));
    await forget(email);
    const refused = await choose(email, findCode(email), stolen);
    expect(refused.status).toBe(400);
    expect(problem.parse(refused.body).errors).toEqual([{ path: 'password', message: breachedPassword }]);
    expect((await choose(email, findCode(email), 'four words like these')).status).toBe(200);
  });

  it('is answered alike for an address that has an account and one that has none', async () => {
    const answers = await Promise.all(
      ['stolen@mail.example', 'nobody@mail.example'].map((one) => choose(one, '000000', stolen)),
    );
    expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual(
      [answers[0], answers[0]].map((one) => `${one?.status} ${one?.text}`),
    );
  });

  it('signs up like any other, opens nothing, and is chosen anew with the code', async () => {
    const email = 'stolen-first@mail.example';
    const ordinary = await signUp('another@mail.example');
    const { status, text } = await signUp(email, { password: stolen });
    expect([status, text.replace(email, '')]).toEqual([
      ordinary.status,
      ordinary.text.replace('another@mail.example', ''),
    ]);
    expect((await activate(email, findCode(email))).status).toBe(200);
    expect(await enter(email, stolen)).toBeUndefined();
    await forget(email);
    expect((await choose(email, findCode(email), password)).status).toBe(200);
    expect((await enter(email))?.authorities).toEqual([{ authority: 'ROLE_NULL' }]);
  });
});

describe('an address that has an account and one that has none', () => {
  const withFloor = {
    signUp: (email: string) => signUp(email),
    activate: (email: string) => activate(email, '000000'),
    confirmEmail: (email: string) => forget(email),
    updatePassword: (email: string) => choose(email, '000000', password),
  };
  // The user pool checks the password, and takes its own time.
  const ofThePool = {
    signIn: (username: string) =>
      ask(product.url, accountCalls.signIn, { body: { username, password: 'not the password' } }),
    sendCode: (to: string) =>
      ask(product.url, accountCalls.sendCode, { body: { channel: 'sms', to, password: 'not the password' } }),
  };
  const known = 'admin-known@bca.example';
  const unknown = 'admin-other@bca.example';

  it.each(Object.entries({ ...withFloor, ...ofThePool }))('are answered alike by %s', async (name, call) => {
    await createAccount(pool, { ...member, email: known, firstName: 'Test', lastName: 'Person' });
    const answers: string[] = [];
    for (const email of [known, unknown, known, unknown]) {
      const started = performance.now();
      const { status, text } = await call(email);
      // A minimum, not a measurement: the answer waits for it whatever was done, and a busy machine only adds to it.
      if (name in withFloor) expect(performance.now() - started).toBeGreaterThanOrEqual(answerMilliseconds - 5);
      answers.push(`${status} ${text.replaceAll(email, '{address}')}`);
    }
    expect(new Set(answers).size).toBe(1);
  });
});
