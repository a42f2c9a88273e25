import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demonstrationPassword } from '../../infra/local/demonstration/accounts.ts';
import { createAccount } from '../../infra/local/demonstration/create-account.ts';
import { accountCalls } from '../../shared/accounts/calls.ts';
import { tooManyMails, tooManyTexts, tooManyTries } from '../../shared/accounts/sign-in-texts.ts';
import { limitPolicy } from '../../shared/kernel/limit-policy.ts';
import { type Entrance, openBrowserEntrance, openServerEntrance } from '../platform/entrances.ts';
import { ask } from '../support/ask.ts';
import { startTestProduct } from '../support/test-product.ts';

// As in the cloud: the limits without an override.
const product = await startTestProduct();
delete process.env.LIMIT_FACTOR;
const pool = new CognitoIdentityProviderClient({});
let start = Math.ceil(Date.now() / 1000) * 1000;
let person = 0;
let email = '';
const mobile = '+447700900701';

const at = (minutes: number, seconds = 0) => vi.setSystemTime(start + (minutes * 60 + seconds) * 1000);
const listTexts = () => product.outbox.list().filter(({ to }) => to === mobile);
const readCode = () => listTexts()[0]?.code ?? '';
const wrongCode = () => (readCode() === '000000' ? '111111' : '000000');

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  start += 48 * 60 * 60_000;
  vi.setSystemTime(start);
  person += 1;
  email = `person${person}@bca.example`;
  await createAccount(pool, { email, mobile, role: 'ROLE_STAFF', firstName: 'Test', lastName: 'Person' });
});
afterEach(() => vi.useRealTimers());

const entrances: { way: string; open: () => Entrance }[] = [
  { way: 'through our API', open: () => openServerEntrance(product.url, email) },
  { way: 'from the browser to the user pool itself', open: () => openBrowserEntrance(email) },
];

describe.each(entrances)('$way', ({ open }) => {
  const enter = async (password = demonstrationPassword) => {
    const entrance = open();
    return { ...entrance, answer: await entrance.enter(password) };
  };

  it('a texted code is still right after 9:59 and no longer after 10:01', async () => {
    const one = await enter();
    at(9, 59);
    expect(await one.finish(readCode())).toBe('in');
    at(20);
    const other = await enter();
    at(30, 1);
    expect(await other.finish(readCode())).toBe('refused');
  });

  it('a texted code counts once, and not after five wrong tries', async () => {
    const one = await enter();
    expect(await one.finish(readCode())).toBe('in');
    expect(await one.finishAgain()).toBe('refused');
    const other = await enter();
    for (let tries = 0; tries < 5; tries += 1) expect(await other.finish(wrongCode())).toBe('refused');
    expect(await other.finish(readCode())).toBe('refused');
  });

  it('a code is texted at most 6 times in 15 minutes', async () => {
    const before = listTexts().length;
    for (let times = 0; times < 6; times += 1) expect((await enter()).answer).toBe('code');
    expect((await enter()).answer).toBe('too-many-texts');
    expect(listTexts().length).toBe(before + 6);
    at(15);
    expect((await enter()).answer).toBe('code');
  });

  it('a wrong password texts nothing and is not counted as a text', async () => {
    const before = listTexts().length;
    for (let times = 0; times < 4; times += 1) expect((await enter('not the password')).answer).toBe('refused');
    expect(listTexts().length).toBe(before);
    for (let times = 0; times < 2; times += 1) expect((await enter()).answer).toBe('code');
  });

  it('after five wrong passwords the right one has to wait', async () => {
    for (let times = 0; times < 5; times += 1) expect((await enter('not the password')).answer).toBe('refused');
    expect((await enter()).answer).toBe('refused');
    at(0, 1);
    expect((await enter()).answer).toBe('code');
  });
});

it('both ways count together: whoever has the password gets no second ration', async () => {
  const ways = entrances.map(({ open }) => open());
  for (let times = 0; times < 6; times += 1) expect(await ways[times % 2]?.enter(demonstrationPassword)).toBe('code');
  for (const way of ways) expect(await way.enter(demonstrationPassword)).toBe('too-many-texts');
});

it('a code is texted at most 30 times a day, whichever way', async () => {
  const [server, browser] = entrances.map(({ open }) => open());
  for (let times = 0; times < 30; times += 1) {
    at(times * 20);
    expect(await server?.enter(demonstrationPassword)).toBe('code');
  }
  at(30 * 20);
  expect(await browser?.enter(demonstrationPassword)).toBe('too-many-texts');
  at(24 * 60);
  expect(await browser?.enter(demonstrationPassword)).toBe('code');
});

it('our API answers in words to whoever asked for too many codes', async () => {
  const body = { username: email, password: demonstrationPassword };
  const browser = openBrowserEntrance(email);
  for (let times = 0; times < 6; times += 1) await browser.enter(demonstrationPassword);
  const answer = await ask(product.url, accountCalls.signIn, { body });
  expect(answer.body).toEqual({ status: 429, message: tooManyTexts });
});

it('one connection tries sixty passwords in 15 minutes, of whichever addresses', async () => {
  const { times } = limitPolicy.passwordsOfOneNetwork[0];
  const enter = (n: number) =>
    ask(product.url, accountCalls.signIn, {
      body: { username: `person${person}-${n}@bca.example`, password: 'not the password' },
    });
  for (let n = 0; n < times; n += 1) expect((await enter(n)).status).toBe(401);
  expect((await enter(times)).body).toEqual({ status: 429, message: tooManyTries });
  at(15, 1);
  expect((await enter(times)).status).toBe(401);
});

it('an emailed code is tried at most 4 times in 15 minutes from one network, a new one included', async () => {
  const forget = async () => {
    await ask(product.url, accountCalls.confirmEmail, { body: { email } });
    return product.outbox.list().find(({ to }) => to === email)?.code ?? '';
  };
  const choose = async (code: string) =>
    (await ask(product.url, accountCalls.updatePassword, { body: { email, code, password: 'another long password' } }))
      .status;
  const first = await forget();
  for (let tries = 0; tries < 3; tries += 1) expect(await choose(first === '000000' ? '111111' : '000000')).toBe(401);
  const second = await forget();
  expect(await choose(second === '000000' ? '111111' : '000000')).toBe(401);
  expect(await choose(second)).toBe(401);
  at(15, 1);
  expect(await choose(second)).toBe(200);
});

it.each(['an address with an account', 'an address without one'])(
  '%s is refused in words after too many mailed codes',
  async (whose) => {
    if (whose.endsWith('without one')) email = `nobody${person}@mail.example`;
    const before = product.outbox.list().filter(({ to }) => to === email).length;
    const forget = () => ask(product.url, accountCalls.confirmEmail, { body: { email } });
    for (let times = 0; times < 5; times += 1) expect((await forget()).status).toBe(200);
    const sent = product.outbox.list().filter(({ to }) => to === email).length;
    expect(await forget()).toMatchObject({ status: 429, body: { status: 429, message: tooManyMails } });
    const form = { username: email, password: 'a long password', firstName: 'Ada', lastName: 'Okoro' };
    expect((await ask(product.url, accountCalls.signUp, { body: form })).status).toBe(429);
    expect(product.outbox.list().filter(({ to }) => to === email).length).toBe(sent);
    expect(sent - before).toBe(whose.endsWith('without one') ? 0 : 5);
    at(15);
    expect((await forget()).status).toBe(200);
  },
);
