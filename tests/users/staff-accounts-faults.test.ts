import { AdminDeleteUserCommand, AdminDisableUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createAuditLog } from '../../functions/audit/store/audit-log.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { accountCalls } from '../../shared/accounts/calls.ts';
import type { StaffRole } from '../../shared/kernel/roles.ts';
import { userCalls } from '../../shared/users/calls.ts';
import { ask } from '../support/ask.ts';
import { failEach, interceptRequests, interruptRequest } from '../support/fail-requests.ts';
import { makeUp, nextSecond, openPeople, type Person, type Session } from '../support/people.ts';
import { startTestProduct } from '../support/test-product.ts';

vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());
interceptRequests();

const product = await startTestProduct();
const { pool, inPool, look, makePerson, findCode, enter, findLive } = openPeople(product);
const auditLog = createAuditLog(connectTable());
const minutes = 4 * 60_000;

const admin = await makePerson('ROLE_ADMIN');
let headers = {};
const enterAdmin = async () => {
  headers = { authorization: `Bearer ${(await enter(admin.email))?.accessToken}` };
};
type Act = (person: Person) => Promise<{ status: number; body: unknown }>;
const grant =
  (role: StaffRole): Act =>
  ({ email, newMobile }) =>
    ask(product.url, userCalls.grantRole, { body: { email, role, mobile: newMobile }, headers });
const change =
  (name: 'revokeRole' | 'disableUser' | 'enableUser' | 'changeMobile'): Act =>
  ({ username, newMobile }) =>
    ask(product.url, userCalls[name], {
      params: { username },
      headers,
      ...(name === 'changeMobile' && { body: { mobile: newMobile } }),
    });

type Change = { what: string; prepare: () => Promise<Person>; act: Act; becomes: (person: Person) => object };
const staffWith =
  (groups: StaffRole[]) =>
  ({ newMobile: mobile }: Person) => ({ groups, mobile, textsCodes: true });
const toStaff = staffWith(['ROLE_STAFF']);
const changes: Change[] = [
  { what: 'a grant to nobody yet', prepare: async () => makeUp(), act: grant('ROLE_STAFF'), becomes: toStaff },
  { what: 'a grant to an account', prepare: () => makePerson(), act: grant('ROLE_STAFF'), becomes: toStaff },
  {
    what: 'a promotion',
    prepare: () => makePerson('ROLE_STAFF'),
    act: grant('ROLE_ADMIN'),
    becomes: staffWith(['ROLE_ADMIN']),
  },
  { what: 'a demotion', prepare: () => makePerson('ROLE_ADMIN'), act: grant('ROLE_STAFF'), becomes: toStaff },
  { what: 'another number', prepare: () => makePerson('ROLE_STAFF'), act: change('changeMobile'), becomes: toStaff },
  {
    what: 'a removal',
    prepare: () => makePerson('ROLE_STAFF'),
    act: change('revokeRole'),
    becomes: () => ({ groups: [] }),
  },
  {
    what: 'a disabling',
    prepare: () => makePerson('ROLE_ADMIN'),
    act: change('disableUser'),
    becomes: () => ({ enabled: false }),
  },
  {
    what: 'an enabling',
    prepare: async () => {
      const person = await makePerson('ROLE_STAFF');
      await pool.send(new AdminDisableUserCommand(inPool(person.email)));
      return person;
    },
    act: change('enableUser'),
    becomes: () => ({ enabled: true, groups: ['ROLE_STAFF'] }),
  },
];

const expectSafe = async ({ email }: Person, before: Awaited<ReturnType<typeof look>>) => {
  const now = await look(email);
  if (now?.groups.length) expect(now).toMatchObject({ mobile: expect.stringMatching(/^\+447/), textsCodes: true });
  // An account that nobody can enter yet is no change of the staff.
  const isInert = now?.status === 'FORCE_CHANGE_PASSWORD' && now.groups.length === 0;
  const isAudited = now && (await auditLog.read({ record: now.username }, new Date())).content.length > 0;
  if (!isInert && !isAudited) expect(now).toEqual(before);
  expect(await look(admin.email)).toMatchObject({ enabled: true, groups: ['ROLE_ADMIN'] });
};

const expectDone = async ({ becomes }: Change, person: Person, before: object | undefined, sessions: Session[]) => {
  const now = await look(person.email);
  expect(now).toMatchObject(becomes(person));
  expect((await auditLog.read({ record: now?.username ?? '' }, new Date())).content).not.toEqual([]);
  for (const one of sessions) {
    // A sign-in after the change may stay: with the present role, by a code to the present number.
    for (const groups of await findLive(one))
      expect({ groups, mobile: one?.mobile }).toEqual({ groups: now?.groups, mobile: now?.mobile });
  }
  if (!before) {
    await ask(product.url, accountCalls.confirmEmail, { body: { email: person.email } });
    const chosen = { email: person.email, code: findCode(person.email), password: 'a password of her own' };
    expect((await ask(product.url, accountCalls.updatePassword, { body: chosen })).status).toBe(200);
  }
  // The embedded pool writes its whole state with every change.
  await pool.send(new AdminDeleteUserCommand(inPool(person.email)));
};

/** A failure may leave the lock held for no more than a minute. */
const retry = async (act: Act, person: Person) => {
  const answer = await act(person);
  if (answer.status !== 409) return answer;
  vi.setSystemTime(Date.now() + 61_000);
  return await act(person);
};

describe('the last admin, with a failure at any request to the user pool or the table,', () => {
  it.each([
    ['removed', change('revokeRole')],
    ['disabled', change('disableUser')],
    ['made staff', grant('ROLE_STAFF')],
  ])(
    'is never %s',
    async (_, act) => {
      await enterAdmin();
      const before = await look(admin.email);
      await failEach(
        async () => admin,
        act,
        async () => {
          expect(await look(admin.email)).toEqual(before);
          expect((await retry(act, admin)).status).toBe(409);
        },
      );
    },
    minutes,
  );
});

describe.each(changes)('$what', (one) => {
  const prepare = async () => {
    const person = await one.prepare();
    const before = await look(person.email);
    return { person, before, sessions: before ? [await enter(person.email)] : [] };
  };

  it(
    'with a failure at any request leaves nothing unsafe, and a second try completes it',
    async () => {
      await enterAdmin();
      await failEach(
        prepare,
        ({ person }) => one.act(person),
        async ({ person, before, sessions }, status) => {
          await expectSafe(person, before);
          if (status !== 200) {
            sessions.push(await enter(person.email));
            expect((await retry(one.act, person)).status).toBe(200);
          }
          await expectDone(one, person, before, sessions);
        },
      );
    },
    minutes,
  );

  it(
    'with a sign-in at any moment of it ends that too, unless it is of what they are now',
    async () => {
      await enterAdmin();
      for (let at = 1, more = true; more; at += 1) {
        const { person, before, sessions } = await prepare();
        nextSecond();
        const signIn = async () => sessions.push(await enter(person.email));
        const { answer, met } = await interruptRequest(at, signIn, () => one.act(person));
        expect(answer.status).toBe(200);
        await expectDone(one, person, before, sessions);
        more = met;
      }
    },
    minutes,
  );
});
