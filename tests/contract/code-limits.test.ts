import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demonstrationPassword } from '../../infra/local/demonstration/accounts.ts';
import { createAccount } from '../../infra/local/demonstration/create-account.ts';
import { accounts } from '../../shared/api/accounts.ts';
import { tooManyTexts } from '../../shared/domain/sign-in-texts.ts';
import { ask } from '../support/ask.ts';
import { startTestProduct } from '../support/test-product.ts';

// As the cloud has it: the limits that nobody sets.
const product = await startTestProduct();
for (const name of ['TEXTS_A_DAY', 'TEXTS_IN_15_MINUTES', 'TRIES_IN_15_MINUTES']) delete process.env[name];
const pool = new CognitoIdentityProviderClient({});
let start = Math.ceil(Date.now() / 1000) * 1000;
let person = 0;
let email = '';
const mobile = '+447700900701';

const at = (minutes: number, seconds = 0) => vi.setSystemTime(start + (minutes * 60 + seconds) * 1000);
const enter = () => ask(product.url, accounts.signIn, { body: { username: email, password: demonstrationPassword } });
const begin = async () => {
  const { body } = await enter();
  const session = accounts.signIn.replies[200].parse(body).session ?? '';
  return { session, code: product.outbox.list().find(({ to }) => to === mobile)?.code ?? '' };
};
const finish = (session: string, code: string) =>
  ask(product.url, accounts.checkCode, { body: { channel: 'sms', to: email, code, session } });
const countTexts = () => product.outbox.list().filter(({ to }) => to === mobile).length;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  start += 48 * 60 * 60_000;
  vi.setSystemTime(start);
  person += 1;
  email = `person${person}@bca.example`;
  await createAccount(pool, { email, mobile, role: 'ROLE_STAFF', firstName: 'Test', lastName: 'Person' });
});
afterEach(() => vi.useRealTimers());

describe('a texted code', () => {
  it('is still right after 9:59 and no longer after 10:01', async () => {
    const one = await begin();
    at(9, 59);
    expect((await finish(one.session, one.code)).status).toBe(200);
    at(20);
    const other = await begin();
    at(30, 1);
    expect((await finish(other.session, other.code)).status).toBe(401);
  });

  it('counts once, and not after five wrong tries', async () => {
    const one = await begin();
    expect((await finish(one.session, one.code)).status).toBe(200);
    expect((await finish(one.session, one.code)).status).toBe(401);
    const other = await begin();
    const wrong = other.code === '000000' ? '111111' : '000000';
    for (let tries = 0; tries < 5; tries += 1) expect((await finish(other.session, wrong)).status).toBe(401);
    expect((await finish(other.session, other.code)).status).toBe(401);
  });

  it('is sent at most 3 times in 15 minutes, with words that say so', async () => {
    const before = countTexts();
    for (let times = 0; times < 3; times += 1) expect((await enter()).status).toBe(200);
    const { status, body } = await enter();
    expect({ status, body }).toEqual({ status: 429, body: { status: 429, message: tooManyTexts } });
    expect(countTexts()).toBe(before + 3);
    at(15);
    expect((await enter()).status).toBe(200);
  });

  it('is sent at most 10 times a day', async () => {
    for (let times = 0; times < 10; times += 1) {
      at(times * 20);
      expect((await enter()).status).toBe(200);
    }
    at(10 * 20);
    expect((await enter()).status).toBe(429);
    at(24 * 60);
    expect((await enter()).status).toBe(200);
  });

  it('is not counted for a wrong password, which sends none', async () => {
    for (let times = 0; times < 4; times += 1) {
      await ask(product.url, accounts.signIn, { body: { username: email, password: 'not the password' } });
    }
    expect((await enter()).status).toBe(200);
  });
});
