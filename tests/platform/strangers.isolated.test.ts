import { CognitoIdentityProviderClient, ForgotPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiFunction } from '../../functions/deployed.ts';
import { clientAddressHeader } from '../../functions/kernel/http/client.ts';
import { dayCountEntity } from '../../functions/kernel/store/limits.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { demonstrationPassword } from '../../infra/local/demonstration/accounts.ts';
import { createAccount } from '../../infra/local/demonstration/create-account.ts';
import { invoke, loadFunctions } from '../../infra/local/gateway/invoke.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { accountCalls } from '../../shared/accounts/calls.ts';
import { noMoreSignUps, tooManyMails, tooManyTries } from '../../shared/accounts/sign-in-texts.ts';
import { auditCalls } from '../../shared/audit/calls.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { limitPolicy } from '../../shared/kernel/limit-policy.ts';
import { rename } from '../../shared/kernel/wire-names.ts';
import { sessionCalls } from '../../shared/session/calls.ts';
import { userCalls } from '../../shared/users/calls.ts';
import { makeEvent } from '../shipped/lambda-event.ts';
import { ask } from '../support/ask.ts';
import { signIn } from '../support/sign-in.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
delete process.env.LIMIT_FACTOR;
const functions = await loadFunctions();
const pool = new CognitoIdentityProviderClient({});
const home = '203.0.113.20';
const elsewhere = '198.51.100.7';
let start = Math.ceil(Date.now() / 1000) * 1000;
let person = 0;
let email = '';
let mobile = '';
const admin = { email: 'owner1@bca.example', mobile: '+447700900711', password: demonstrationPassword };

/** A call from a network, which only the site can name. */
const callFrom = async (
  network: string,
  name: ApiFunction,
  call: Call,
  { body, params = {}, headers = {} }: { body?: unknown; params?: Record<string, string>; headers?: object } = {},
) => {
  const event = makeEvent({ call, sample: { params, body } }, { ...headers, [clientAddressHeader]: network });
  const { statusCode, body: answer = '{}' } = await actAs(name, () => invoke(functions[name], event));
  return {
    status: statusCode,
    body: rename(call.replies[statusCode ?? 0], JSON.parse(answer)) as Record<string, unknown>,
  };
};
const askReset = (network: string, dataSubject = email) =>
  callFrom(network, 'accounts', accountCalls.confirmEmail, { body: { email: dataSubject } });
const choose = (network: string, code: string) =>
  callFrom(network, 'accounts', accountCalls.updatePassword, {
    body: { email, code, password: 'another long password' },
  });
const enter = (network: string, password: string) =>
  callFrom(network, 'accounts', accountCalls.signIn, { body: { username: email, password } });
const signUp = (network: string, username: string) =>
  callFrom(network, 'accounts', accountCalls.signUp, {
    body: { username, password: 'a long password', firstName: 'Ada', lastName: 'Okoro' },
  });
const listMails = (to = email) => product.outbox.list().filter((message) => message.to === to);
const readCode = () => listMails()[0]?.code ?? '';
const wrongCode = () => (readCode() === '000000' ? '111111' : '000000');
const networks = (count: number) => Array.from({ length: count }, (_, n) => `192.0.2.${n + 1}`);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  start += 48 * 60 * 60_000;
  vi.setSystemTime(start);
  person += 1;
  email = `owner${person}@bca.example`;
  mobile = `+4477009007${10 + person}`;
  await createAccount(pool, {
    email,
    mobile,
    role: person === 1 ? 'ROLE_ADMIN' : 'ROLE_STAFF',
    firstName: 'Test',
    lastName: 'Owner',
  });
});
afterEach(() => vi.useRealTimers());

const enterFrom = async (network: string, who = { email, mobile, password: demonstrationPassword }) => {
  const tokens = await signIn(product, who);
  const headers = { authorization: `Bearer ${tokens.accessToken}` };
  expect((await callFrom(network, 'staff', sessionCalls.extendSession, { headers })).status).toBe(200);
  return headers;
};

describe('a stranger who knows an address', () => {
  it('uses up the share of their own network, and the owner is sent a code', async () => {
    for (let times = 0; times < 5; times += 1) expect((await askReset(elsewhere)).status).toBe(200);
    expect((await askReset(elsewhere)).body).toEqual({ status: 429, message: tooManyMails });
    expect((await askReset(home)).status).toBe(200);
    expect(listMails()).toHaveLength(6);
  });

  it('with many networks comes to a wide limit, which does not apply to a network that the owner signed in from', async () => {
    await enterFrom(home);
    const statuses = [];
    for (const network of networks(16)) statuses.push((await askReset(network)).status);
    expect(statuses).toEqual([...Array(15).fill(200), 429]);
    expect((await askReset('2001:db8::1')).status).toBe(429);
    expect((await askReset(home)).status).toBe(200);
    expect(listMails()).toHaveLength(16);
  });

  it('who tries wrong codes does not have the right one refused', async () => {
    await askReset(home);
    const tried = [];
    for (let tries = 0; tries < 20; tries += 1) tried.push((await choose(elsewhere, wrongCode())).status);
    expect(new Set(tried)).toEqual(new Set([401]));
    expect((await choose(home, readCode())).status).toBe(200);
  });

  it('who tries wrong passwords through our API locks the account for seconds, not for as long as they go on', async () => {
    const tried = [];
    for (let tries = 0; tries < 40; tries += 1) tried.push((await enter(elsewhere, 'not the password')).status);
    expect(tried).toEqual([...Array(8).fill(401), ...Array(32).fill(429)]);
    expect((await enter(elsewhere, demonstrationPassword)).body).toEqual({ status: 429, message: tooManyTries });
    vi.setSystemTime(start + 2000);
    expect((await enter(home, demonstrationPassword)).status).toBe(200);
  });

  it('cannot have a code mailed past our API, where nobody counts', async () => {
    const command = new ForgotPasswordCommand({ ClientId: process.env.BROWSER_CLIENT_ID, Username: email });
    await expect(pool.send(command)).rejects.toThrow('Please use our website for this.');
    expect(listMails()).toHaveLength(0);
  });

  it.each(['ResendCode', 'ForgotPassword', 'UpdateUserAttribute', 'VerifyUserAttribute'] as const)(
    'cannot have a message of %s sent without the leave of our API',
    async (message) => {
      const { handler } = await import('../../functions/accounts/triggers/custom-message.ts');
      const triggerSource = `CustomMessage_${message}` as const;
      const event = { triggerSource, userName: 'one', request: { userAttributes: {} } };
      const asked = actAs('customMessage', () => handler(event as Parameters<typeof handler>[0]));
      await expect(asked).rejects.toThrow('Please use our website for this.');
    },
  );
});

it('a network counts as known for 90 days', async () => {
  await enterFrom(home);
  vi.setSystemTime(start + limitPolicy.knownNetworkMs + 1000);
  for (const network of networks(15)) await askReset(network);
  expect((await askReset(home)).status).toBe(429);
});

it('mails to strangers end for the day at their number, everybody gets a refusal in words, and staff still reset theirs', async () => {
  const statuses = [];
  for (let n = 0; n < 41; n += 1) statuses.push((await signUp(`192.0.2.${n}`, `stranger${n}@mail.example`)).status);
  expect(statuses).toEqual([...Array(40).fill(200), 429]);
  expect((await signUp(home, email)).body).toEqual({ status: 429, message: noMoreSignUps });
  await askReset(home);
  expect(listMails()).toHaveLength(1);
  vi.setSystemTime(start + 24 * 60 * 60_000);
  expect((await signUp(home, 'next-day@mail.example')).status).toBe(200);
});

it('one network has ten mails to strangers a day, at whatever addresses, and takes them from nobody else', async () => {
  const statuses = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await signUp(elsewhere, `many${n}@mail.example`)).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  expect((await signUp(elsewhere, email)).body).toEqual({ status: 429, message: noMoreSignUps });
  expect((await signUp(home, 'one-more@mail.example')).status).toBe(200);
  expect((await askReset(elsewhere)).status).toBe(200);
  expect(listMails()).toHaveLength(1);
});

it('one network has ten mails a day for forgotten passwords of people without a role', async () => {
  const addresses = ['first', 'second', 'third'].map((name) => `${name}@forgetful.example`);
  for (const [n, address] of addresses.entries()) {
    await signUp(`192.0.2.${n}`, address);
    const body = { email: address, code: listMails(address)[0]?.code };
    expect((await callFrom(home, 'accounts', accountCalls.activate, { body })).status).toBe(200);
  }
  const countMails = () => addresses.flatMap((address) => listMails(address)).length - addresses.length;
  for (const address of addresses) {
    for (let times = 0; times < 4; times += 1) {
      expect((await askReset(elsewhere, address)).status).toBe(200);
    }
  }
  expect(countMails()).toBe(10);
  await askReset(home, addresses[0]);
  expect(countMails()).toBe(11);
});

it('networks that use up the day leave two mails to each of the other networks', async () => {
  for (const network of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
    for (let n = 0; n < 10; n += 1) await signUp(network, `of-${network}-${n}@mail.example`);
  }
  const statuses = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await signUp(home, `late${n}@mail.example`)).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await signUp('192.0.2.200', 'later@mail.example')).status).toBe(200);
});

it('texts end for the day at the number of the whole organisation, with a line for the alarm', async () => {
  const { handler } = await import('../../functions/accounts/triggers/custom-message.ts');
  const lines = vi.spyOn(console, 'log').mockImplementation(() => {});
  const text = (userName: string) =>
    actAs('customMessage', () =>
      handler({ triggerSource: 'CustomMessage_Authentication', userName, request: {} } as Parameters<
        typeof handler
      >[0]),
    );
  const table = connectTable();
  const times = limitPolicy.textsADay - 1;
  const Item = { ...dayCountEntity.key({ what: 'texts', day: new Date(start).toISOString().slice(0, 10) }), times };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  expect(await text('one')).toMatchObject({ userName: 'one' });
  await expect(text('another')).rejects.toThrow('No more are sent today.');
  const logged = lines.mock.calls.map(([line]) => line);
  lines.mockRestore();
  expect(logged).toEqual([{ event: 'quota-exceeded', counted: 'texts' }]);
});

it('an admin lifts the limits of an account, and it is in the audit log', async () => {
  const headers = await enterFrom(home, admin);
  const find = await callFrom(home, 'admin', userCalls.findUsers, { headers, body: { text: email } });
  const [{ username } = { username: '' }] = userCalls.findUsers.replies[200].parse(find.body).content;
  for (const network of networks(15)) await askReset(network);
  for (let times = 0; times < 8; times += 1) await enter(elsewhere, demonstrationPassword);
  expect((await askReset(home)).status).toBe(429);
  expect((await enter('203.0.113.21', demonstrationPassword)).status).toBe(429);
  expect((await callFrom(home, 'admin', userCalls.liftLimits, { headers, params: { username } })).status).toBe(200);
  expect((await askReset(home)).status).toBe(200);
  expect((await enter(elsewhere, demonstrationPassword)).status).toBe(200);
  const log = await ask(product.url, auditCalls.readAuditLog, { headers, query: { record: username } });
  expect(log.text).toContain('liftLimits');
});
