import { afterAll, describe, expect, it, vi } from 'vitest';
import { accountCalls } from '../../shared/accounts/calls.ts';
import { ask } from '../support/ask.ts';
import { failEach, interceptRequests } from '../support/fail-requests.ts';
import { makeUp, openPeople } from '../support/people.ts';
import { startTestProduct } from '../support/test-product.ts';

vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());
interceptRequests();

const product = await startTestProduct();
const { makePerson, findCode, enter, refresh, findLive } = openPeople(product);
const minutes = 4 * 60_000;

describe('with a failure at any request to the user pool or the table', () => {
  const password = 'the password of the owner';
  const signUp = (email: string, word = password) => {
    const body = { username: email, password: word, firstName: 'Ada', lastName: 'Okoro' };
    return ask(product.url, accountCalls.signUp, { body });
  };
  const activate = (email: string, code: string, chosen?: string) =>
    ask(product.url, accountCalls.activate, { body: { email, code, password: chosen } });
  const forget = (email: string) => ask(product.url, accountCalls.confirmEmail, { body: { email } });
  const choose = (email: string, code: string) =>
    ask(product.url, accountCalls.updatePassword, { body: { email, code, password } });
  /** The advice after a used code: ask for a new one. */
  const chooseAgain = async (email: string) => {
    await forget(email);
    expect((await choose(email, findCode(email))).status).toBe(200);
  };

  it(
    'a sign-up can be made again and is activated by its code',
    async () => {
      await failEach(
        async () => makeUp().email,
        (email) => signUp(email),
        async (email) => {
          expect(await enter(email, password)).toBeUndefined();
          expect((await signUp(email)).status).toBe(200);
          expect((await activate(email, findCode(email))).status).toBe(200);
          expect(await enter(email, password)).toBeDefined();
        },
      );
    },
    minutes,
  );

  it(
    'an activation is completed by its code or by a new one, and the owner of the address chooses the password',
    async () => {
      const stranger = 'the password of a stranger';
      await failEach(
        async () => {
          const { email } = makeUp();
          await signUp(email, stranger);
          return { email, code: findCode(email) };
        },
        ({ email, code }) => activate(email, code, password),
        async ({ email, code }, status) => {
          const early = await enter(email, stranger);
          if (status !== 200 && (await activate(email, code, password)).status !== 200) await chooseAgain(email);
          expect(await enter(email, password)).toBeDefined();
          expect(await enter(email, stranger)).toBeUndefined();
          expect(early && (await refresh(early))).toBeUndefined();
        },
      );
    },
    minutes,
  );

  it(
    'a code for a new password can be asked for again',
    async () => {
      await failEach(
        () => makePerson('ROLE_STAFF'),
        ({ email }) => forget(email),
        ({ email }) => chooseAgain(email),
      );
    },
    minutes,
  );

  it(
    'a new password is completed by its code or by a new one, and ends the sessions of the old one',
    async () => {
      await failEach(
        async () => {
          const { email } = await makePerson('ROLE_STAFF');
          const open = await enter(email);
          await forget(email);
          return { email, open, code: findCode(email) };
        },
        ({ email, code }) => choose(email, code),
        async ({ email, open, code }, status) => {
          if (status !== 200 && (await choose(email, code)).status !== 200) await chooseAgain(email);
          expect(await findLive(open)).toEqual([]);
          expect(await enter(email)).toBeUndefined();
          expect(await findLive(await enter(email, password))).not.toEqual([]);
        },
      );
    },
    minutes,
  );
});
