import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AdminGetUserCommand, AdminListGroupsForUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { createSessionStore } from '../../functions/kernel/store/sessions.ts';
import { demonstrationPassword } from '../../infra/local/demonstration/accounts.ts';
import { readDeployment } from '../../infra/read-deployment.ts';
import { accountCalls } from '../../shared/accounts/calls.ts';
import { readInvitationLink } from '../../shared/accounts/invitation.ts';
import { auditCalls } from '../../shared/audit/calls.ts';
import type { StaffRole } from '../../shared/kernel/roles.ts';
import { sessionCalls } from '../../shared/session/calls.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { type UserAccount, userCalls } from '../../shared/users/calls.ts';
import { ask } from '../support/ask.ts';
import { readJwt } from '../support/jwt.ts';
import { nextSecond, openPeople } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { startTestProduct } from '../support/test-product.ts';

// A revocation is exact to the second, as the times in tokens are: a sign-in straight after one needs the next second.
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());

const product = await startTestProduct();
const { pool, inPool, makePerson, findCode, enter: enterAs, refresh } = openPeople(product);

const makeMember = async (role: StaffRole = 'ROLE_STAFF') => {
  const person = await makePerson(role);
  const enter = async () => {
    const tokens = await enterAs(person.email);
    if (!tokens) throw new Error('This member of staff is not let in');
    return { ...tokens, headers: { authorization: `Bearer ${tokens.accessToken}` } };
  };
  return { ...person, enter, ...(await enter()) };
};
const isIn = async (headers: Record<string, string>) =>
  (await ask(product.url, sessionCalls.extendSession, { headers })).status === 200;
const signUp = async (email: string) => {
  const body = { username: email, password: demonstrationPassword, firstName: 'New', lastName: 'Person' };
  await ask(product.url, accountCalls.signUp, { body });
  await ask(product.url, accountCalls.activate, { body: { email, code: findCode(email) } });
};
const admin = await makeMember('ROLE_ADMIN');
const { headers } = admin;
const call = (name: 'revokeRole' | 'disableUser' | 'enableUser', username: string, by = headers) =>
  ask(product.url, userCalls[name], { params: { username }, headers: by });
const grant = (body: object) => ask(product.url, userCalls.grantRole, { body, headers });
const list = async (): Promise<UserAccount[]> =>
  userCalls.listUsers.replies[200].parse((await ask(product.url, userCalls.listUsers, { headers })).body).content;

describe('a role that is granted', () => {
  it('uses the names that the admin gives, whoever signed up with others first', async () => {
    const email = 'taken-first@bca.example';
    const body = { username: email, password: 'a long password', firstName: 'Not', lastName: 'Themselves' };
    expect((await ask(product.url, accountCalls.signUp, { body })).status).toBe(200);
    const given = { email, role: 'ROLE_STAFF', mobile: '+447700900688', firstName: 'Ada', lastName: 'Okoro' };
    expect((await grant(given)).body).toMatchObject({ firstName: 'Ada', lastName: 'Okoro' });
    expect((await grant({ ...given, firstName: '', lastName: '' })).body).toMatchObject({ firstName: 'Ada' });
  });

  it('to an account comes with its number and a code for every sign-in, in this order', async () => {
    const email = 'joins@mail.example';
    await signUp(email);
    const { status, body } = await grant({ email, role: 'ROLE_STAFF', mobile: '07700 900650' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { email, role: 'ROLE_STAFF', mobile: '+447700900650', state: 'ACTIVE', made: false },
    });
    const user = await pool.send(new AdminGetUserCommand(inPool(email)));
    expect(user.UserMFASettingList).toEqual(['SMS_MFA']);
    nextSecond();
    const tokens = await signIn(product, { email, mobile: '+447700900650', password: demonstrationPassword });
    expect(await isIn({ authorization: `Bearer ${tokens.accessToken}` })).toBe(true);
  });

  it('is refused to a session that was opened by a password alone', async () => {
    const email = 'early@mail.example';
    await signUp(email);
    const early = await enterAs(email);
    nextSecond();
    await grant({ email, role: 'ROLE_ADMIN', mobile: '07700 900651' });
    expect(early && (await refresh(early))).toBeUndefined();
    expect(await isIn({ authorization: `Bearer ${early?.accessToken}` })).toBe(false);
    await call('revokeRole', String(readJwt(early?.accessToken ?? '').claims.sub));
  });

  it('to nobody yet makes the account, whose owner may also choose the password by a mailed code', async () => {
    const email = 'newcomer@mail.example';
    const { body } = await grant({
      email,
      role: 'ROLE_STAFF',
      mobile: '07700 900652',
      firstName: 'Nadia',
      lastName: 'Khan',
    });
    expect(body).toMatchObject({ made: true, firstName: 'Nadia', state: 'ACTIVE' });
    await ask(product.url, accountCalls.confirmEmail, { body: { email } });
    const chosen = { email, code: findCode(email), password: 'her own long password' };
    expect((await ask(product.url, accountCalls.updatePassword, { body: chosen })).status).toBe(200);
    nextSecond();
    const tokens = await signIn(product, { email, mobile: '+447700900652', password: chosen.password });
    expect(await isIn({ authorization: `Bearer ${tokens.accessToken}` })).toBe(true);
  });

  it('changes the one that was there, and there is only one', async () => {
    const member = await makeMember();
    await grant({ email: member.email, role: 'ROLE_ADMIN', mobile: member.mobile });
    const { Groups = [] } = await pool.send(new AdminListGroupsForUserCommand(inPool(member.email)));
    expect(Groups.map(({ GroupName }) => GroupName)).toEqual(['ROLE_ADMIN']);
    expect(await isIn(member.headers)).toBe(false);
    await call('revokeRole', member.username);
  });

  it('needs an address, and a search a beginning of one, that the user pool can take', async () => {
    const long = `${'a'.repeat(60)}@${'b'.repeat(60)}.example`;
    const { status, body } = await grant({ email: long, role: 'ROLE_STAFF', mobile: '07700 900653' });
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ path: 'email' }] } });
    const find = (text: string) => ask(product.url, userCalls.findUsers, { body: { text }, headers });
    expect((await find('"'.repeat(120))).status).toBe(200);
    expect((await find('a'.repeat(121))).status).toBe(400);
  });

  it.each(['0113 496 0142', '+1 202 555 0100', 'seven'])('needs a UK mobile number: %s', async (mobile) => {
    expect((await grant({ email: 'x@mail.example', role: 'ROLE_STAFF', mobile })).status).toBe(400);
  });
});

describe('the next call is refused', () => {
  it.each(['revokeRole', 'disableUser'] as const)(
    'after %s, with the token in hand and a refreshed one',
    async (name) => {
      const member = await makeMember();
      expect(await isIn(member.headers)).toBe(true);
      expect((await call(name, member.username)).status).toBe(200);
      expect(await isIn(member.headers)).toBe(false);
      expect(await refresh(member)).toBeUndefined();
    },
  );

  it('after the number was changed, and the next code goes to the new one', async () => {
    const member = await makeMember();
    const params = { username: member.username };
    await ask(product.url, userCalls.changeMobile, { params, body: { mobile: '07700 900653' }, headers });
    expect(await isIn(member.headers)).toBe(false);
    nextSecond();
    const changed = { email: member.email, mobile: '+447700900653', password: demonstrationPassword };
    expect((await signIn(product, changed)).accessToken).toBeTruthy();
  });

  it('and a disabled account signs in again once it is enabled', async () => {
    const member = await makeMember();
    await call('disableUser', member.username);
    await expect(member.enter()).rejects.toThrow();
    await call('enableUser', member.username);
    expect(await isIn((await member.enter()).headers)).toBe(true);
  });
});

describe('somebody who leaves with open tasks', () => {
  const give = (from: string, to: string) => ask(product.url, taskCalls.giveTasks, { body: { from, to }, headers });
  const tasksOf = async (owner: string) => {
    const params = { owner, state: 'open', page: '1' };
    const { body } = await ask(product.url, taskCalls.listTasks, { params, headers });
    return taskCalls.listTasks.replies[200].parse(body).content.map((row) => ('unreadable' in row ? '' : row.what));
  };

  it.each(['revokeRole', 'disableUser'] as const)('keeps access until a colleague has them: %s', async (name) => {
    const member = await makeMember();
    const colleague = await makeMember();
    for (const what of ['Ring the housing officer.', 'Write to the school.']) {
      const body = { what, until: '2099-12-01', ownerId: member.username };
      const asked = { ...headers, 'idempotency-key': randomUUID() };
      expect((await ask(product.url, taskCalls.createTask, { body, headers: asked })).status).toBe(201);
    }
    expect(await call(name, member.username)).toMatchObject({
      status: 409,
      body: { message: 'They have 2 open tasks. Please choose who does them from now on.' },
    });
    expect(await isIn(member.headers)).toBe(true);
    expect((await give(member.username, member.username)).status).toBe(400);
    expect((await give(member.username, randomUUID())).status).toBe(404);
    expect((await give(member.username, colleague.username)).body).toEqual({ given: 2, left: 0 });
    expect((await tasksOf(colleague.username)).toSorted()).toEqual([
      'Ring the housing officer.',
      'Write to the school.',
    ]);
    expect((await call(name, member.username)).status).toBe(200);
    expect(await isIn(member.headers)).toBe(false);
  });
});

describe('a role that has no tasks', () => {
  it('is not given to somebody who has some, until a colleague has them', async () => {
    const member = await makeMember();
    const body = { what: 'Ring the housing officer.', until: '2099-12-01', ownerId: member.username };
    const asked = { ...headers, 'idempotency-key': randomUUID() };
    expect((await ask(product.url, taskCalls.createTask, { body, headers: asked })).status).toBe(201);
    const asManager = { email: member.email, role: 'ROLE_MANAGER' as const, mobile: member.mobile };
    const refused = await grant(asManager);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('They have open tasks, which nobody of this role can do.');
    expect(await isIn(member.headers)).toBe(true);
    const given = { from: member.username, to: admin.username };
    expect((await ask(product.url, taskCalls.giveTasks, { body: given, headers })).status).toBe(200);
    expect((await grant(asManager)).status).toBe(200);
  });
});

describe('the last admin', () => {
  it('is recognised by the id in other letters too, and a session is ended by it', async () => {
    const member = await makeMember();
    expect((await call('disableUser', member.username.toUpperCase())).status).toBe(200);
    expect(await isIn(member.headers)).toBe(false);
    expect((await call('revokeRole', admin.username.toUpperCase())).status).toBe(409);
    expect(await isIn(headers)).toBe(true);
  });

  it('cannot be removed, disabled or made staff', async () => {
    expect((await list()).filter(({ role }) => role === 'ROLE_ADMIN')).toHaveLength(1);
    expect((await call('revokeRole', admin.username)).status).toBe(409);
    expect((await call('disableUser', admin.username)).status).toBe(409);
    const { status } = await grant({ email: admin.email, role: 'ROLE_STAFF', mobile: admin.mobile });
    expect(status).toBe(409);
    expect(await isIn(headers)).toBe(true);
  });

  it('is left when two admins remove each other in the same moment', async () => {
    const [other, colleague] = [await makeMember('ROLE_ADMIN'), await makeMember()];
    // Whoever has an open task is not removed: neither would be, where the other's request came first.
    const given = { from: admin.username, to: colleague.username };
    expect((await ask(product.url, taskCalls.giveTasks, { body: given, headers })).status).toBe(200);
    const answers = await Promise.all([
      call('revokeRole', other.username, headers),
      call('revokeRole', admin.username, other.headers),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const role of ['ROLE_ADMIN'] as const) {
      const left = await Promise.all(
        [admin.email, other.email].map(
          async (email) => (await pool.send(new AdminListGroupsForUserCommand(inPool(email)))).Groups ?? [],
        ),
      );
      expect(left.flat().filter(({ GroupName }) => GroupName === role)).toHaveLength(1);
    }
  });
});

describe('the list of accounts and the first admin', () => {
  const command = join(import.meta.dirname, '../../infra/commands/staff/run.ts');
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [command, ...args], {
      env: { ...process.env, DATA_DIR: product.dataDir },
    });

  it('one command makes the first admin, here as in the cloud', async () => {
    const email = 'first@bca.example';
    const { stdout } = await run('grant', '--email', email, '--role', 'ROLE_ADMIN', '--mobile', '07700 900660');
    expect(stdout).toContain(`${email} is ROLE_ADMIN, with codes texted to +447700900660.`);
    const link = /#\S+/.exec(stdout)?.[0] ?? '';
    const body = readInvitationLink(link) ?? { username: '', secret: '' };
    expect((await ask(product.url, accountCalls.openInvitation, { body })).body).toMatchObject({ email });
    const { Groups = [] } = await pool.send(new AdminListGroupsForUserCommand(inPool(email)));
    expect(Groups.map(({ GroupName }) => GroupName)).toEqual(['ROLE_ADMIN']);
    await expect(run('grant', '--email', email, '--role', 'ROLE_BOSS', '--mobile', '07700 900660')).rejects.toThrow(
      'Please choose a role.',
    );
    await expect(run('grant', '--email', email, '--role', 'ROLE_ADMIN')).rejects.toThrow(
      'Please enter a UK mobile number.',
    );
    const first = await run('grant', '--email', readDeployment('production').adminEmail, '--role', 'ROLE_ADMIN');
    expect(first.stdout).toContain('with codes texted to +447700900123.');
  });

  it('the list has the last sign-in, and the search finds any account by the start of its address', async () => {
    vi.setSystemTime(Date.now());
    const chief = await makeMember('ROLE_ADMIN');
    await isIn(chief.headers);
    const own = userCalls.listUsers.replies[200]
      .parse((await ask(product.url, userCalls.listUsers, { headers: chief.headers })).body)
      .content.find(({ username }) => username === chief.username);
    expect(own).toMatchObject({ role: 'ROLE_ADMIN', lastSignIn: expect.stringMatching(/^20/) });
    await signUp('searched@mail.example');
    const found = await ask(product.url, userCalls.findUsers, { body: { text: 'Searched@' }, headers: chief.headers });
    expect(userCalls.findUsers.replies[200].parse(found.body).content).toMatchObject([
      { email: 'searched@mail.example', role: 'ROLE_NULL' },
    ]);
    const quoted = await ask(product.url, userCalls.findUsers, { body: { text: 'a" or "' }, headers: chief.headers });
    expect(userCalls.findUsers.replies[200].parse(quoted.body).content).toEqual([]);

    const url = (query: string) =>
      fetch(`${product.url}${auditCalls.readAuditLog.path}?${query}`, { headers: chief.headers });
    const auditLog = auditCalls.readAuditLog.replies[200].parse(await (await url(`person=${chief.username}`)).json());
    const made = auditLog.content.flatMap((entry) => ('call' in entry ? entry.call : []));
    // Its own entry is written beside what it reads, which may have it already.
    expect(made.filter((name) => name !== 'readAuditLog').toSorted()).toEqual(['findUsers', 'findUsers', 'listUsers']);
    const member = await makeMember();
    await call('disableUser', member.username, chief.headers);
    const about = auditCalls.readAuditLog.replies[200].parse(await (await url(`record=${member.username}`)).json());
    expect(about.content).toMatchObject([{ call: 'disableUser', username: chief.username }]);
    const named = { id: chief.username, firstName: 'Test', lastName: expect.stringContaining('Person') };
    expect(about.people).toEqual([named]);
    await call('revokeRole', chief.username);
    // In the quarter of the review, whenever the tests before ran.
    await run('grant', '--email', readDeployment('production').adminEmail, '--role', 'ROLE_ADMIN');
    const quarter = `${new Date().getUTCFullYear()}-Q${Math.floor(new Date().getUTCMonth() / 3) + 1}`;
    // Not the first admin, whom an earlier test may have removed.
    const reviewer = await makeMember('ROLE_ADMIN');
    const review = await ask(product.url, auditCalls.reviewQuarter, { params: { quarter }, headers: reviewer.headers });
    expect({ status: review.status, text: review.text }).toMatchObject({ status: 200 });
    const { content, people } = auditCalls.reviewQuarter.replies[200].parse(review.body);
    expect(content).toContainEqual({ username: 'organisation-it', call: 'grantRole', times: expect.any(Number) });
    // Named though the role is gone; the command, which is nobody, is not named.
    expect(people).toContainEqual(named);
    expect(people.map(({ id }) => id)).not.toContain('organisation-it');
  });

  it('every account is read in one request', async () => {
    const table = connectTable();
    const send = vi.spyOn(table.client, 'send');
    await createSessionStore(table).readAccounts(Array.from({ length: 100 }, (_, index) => `account-${index}`));
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('another address to sign in with', () => {
  // Not by the first admin, whom an earlier test may have removed.
  let changer = admin;
  beforeAll(async () => {
    changer = await makeMember('ROLE_ADMIN');
  });
  const change = (username: string, email: string) =>
    ask(product.url, userCalls.changeAddress, { params: { username }, body: { email }, headers: changer.headers });

  it('lets them in with the password and the number that they have, and the one before opens nothing', async () => {
    const member = await makeMember();
    const changed = await change(member.username, 'Nobody-Knows-It@mail.example');
    expect(changed.status, changed.text).toBe(200);
    expect(changed.body).toMatchObject({ email: 'nobody-knows-it@mail.example', username: member.username });
    expect(await isIn(member.headers)).toBe(false);
    expect(await enterAs(member.email)).toBeUndefined();
    expect(await enterAs('nobody-knows-it@mail.example')).toMatchObject({ mobile: member.mobile });
  });

  it('is refused at the field where somebody else signs in with it', async () => {
    const [one, other] = [await makeMember(), await makeMember()];
    const { status, body } = await change(one.username, other.email);
    expect(status).toBe(409);
    expect(body).toMatchObject({ errors: [{ path: 'email' }] });
    expect(await isIn(one.headers)).toBe(true);
    expect((await change(one.username, one.email)).status).toBe(200);
  });
});
