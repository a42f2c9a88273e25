import { afterAll, describe, expect, it, vi } from 'vitest';
import { readItem } from '../../functions/kernel/store/entity.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { accountStateEntity } from '../../functions/kernel/store/sessions.ts';
import { accountCalls } from '../../shared/accounts/calls.ts';
import { invitationOver, invitationPolicy, readInvitationLink } from '../../shared/accounts/invitation.ts';
import { today } from '../../shared/kernel/today.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { sessionCalls } from '../../shared/session/calls.ts';
import { absenceCalls } from '../../shared/tasks/absences.ts';
import { type UserAccount, userCalls } from '../../shared/users/calls.ts';
import { ask } from '../support/ask.ts';
import { openPatients } from '../support/open-patients.ts';
import { makeUp, nextSecond, openPeople } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { startTestProduct } from '../support/test-product.ts';

// A revocation is exact to the second, as the times in tokens are: a sign-in straight after one needs the next second.
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());

const product = await startTestProduct();
const { makePerson, enter, findCode } = openPeople(product);
const password = 'her own long password';

const chief = await makePerson('ROLE_ADMIN');
const enterAsAdmin = async () => ({ authorization: `Bearer ${(await enter(chief.email))?.accessToken}` });
let headers = await enterAsAdmin();

const granted = userCalls.grantRole.replies[200];
const invite = async (chosen: object = {}) => {
  const { email, mobile } = makeUp();
  const body = { email, mobile, role: 'ROLE_STAFF', firstName: 'Nadia', lastName: 'Khan', ...chosen };
  const answer = await ask(product.url, userCalls.grantRole, { body, headers });
  const account = granted.parse(answer.body);
  return { ...account, email, mobile };
};
const findLink = (email: string) => {
  const text = product.outbox.list().find(({ to }) => to === email)?.text ?? '';
  const link = readInvitationLink(/#\S+/.exec(text)?.[0] ?? '');
  if (!link) throw new Error(`No link in: ${text}`);
  return link;
};
type Link = ReturnType<typeof findLink>;
const open = (link: Link) => ask(product.url, accountCalls.openInvitation, { body: link });
const accept = (link: Link, chosen = password) =>
  ask(product.url, accountCalls.acceptInvitation, { body: { ...link, password: chosen } });
const ofAccount = (name: 'sendInvitation' | 'withdrawInvitation' | 'revokeRole', username: string) =>
  ask(product.url, userCalls[name], { params: { username }, headers });
const list = async (): Promise<UserAccount[]> =>
  userCalls.listUsers.replies[200].parse((await ask(product.url, userCalls.listUsers, { headers })).body).content;
const findIn = async (username: string) => (await list()).find((one) => one.username === username);
const over = { status: 404, body: { message: invitationOver } };

describe('somebody who is invited', () => {
  it('gets a mail with a link of seven days, chooses a password and signs in with a code', async () => {
    const colleague = await invite();
    expect(colleague.invitation).toEqual({ mail: 'sent' });
    const link = findLink(colleague.email);
    expect(await open(link)).toMatchObject({
      status: 200,
      body: { email: colleague.email, firstName: 'Nadia', numberEnds: colleague.mobile.slice(-3) },
    });
    expect(await accept(link)).toMatchObject({ status: 200, body: { email: colleague.email } });
    nextSecond();
    const tokens = await signIn(product, { ...colleague, password });
    const session = { headers: { authorization: `Bearer ${tokens.accessToken}` } };
    expect((await ask(product.url, sessionCalls.extendSession, session)).status).toBe(200);
  });

  it('has a link whose secret nobody can read in the table', async () => {
    const { username, email } = await invite();
    const { secret } = findLink(email);
    const stored = await readItem(connectTable(), accountStateEntity, username);
    expect(stored?.invitation).toBeDefined();
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it.each<[string, (colleague: { username: string; email: string }, link: Link) => Promise<unknown> | undefined]>([
    ['was used', (_, link) => accept(link)],
    ['was withdrawn', ({ username }) => ofAccount('withdrawInvitation', username)],
    ['was of a role that was removed', ({ username }) => ofAccount('revokeRole', username)],
    ['was followed by another', ({ username }) => ofAccount('sendInvitation', username)],
    [
      'is a week old',
      async () => {
        vi.setSystemTime(Date.now() + invitationPolicy.validMs);
        headers = await enterAsAdmin();
      },
    ],
    [
      'came before a sign-in with another password',
      async ({ email }) => {
        await ask(product.url, accountCalls.confirmEmail, { body: { email } });
        const body = { email, code: findCode(email), password };
        expect((await ask(product.url, accountCalls.updatePassword, { body })).status).toBe(200);
        nextSecond();
        const { mobile } = (await list()).find((one) => one.email === email) ?? { mobile: '' };
        const { accessToken } = await signIn(product, { email, mobile, password });
        await ask(product.url, sessionCalls.extendSession, { headers: { authorization: `Bearer ${accessToken}` } });
      },
    ],
  ])('opens nothing by a link that %s', async (_, end) => {
    const colleague = await invite();
    const link = findLink(colleague.email);
    expect((await open(link)).status).toBe(200);
    await end(colleague, link);
    expect(await open(link)).toMatchObject(over);
    expect(await accept(link)).toMatchObject(over);
  });

  it('cannot be impersonated by a guess: a wrong secret and an account without an invitation are answered alike', async () => {
    const { username, email } = await invite();
    const { secret } = findLink(email);
    const wrong = `${secret.slice(0, -1)}${secret.endsWith('a') ? 'b' : 'a'}`;
    expect(await accept({ username, secret: wrong })).toMatchObject(over);
    expect(await accept({ username: chief.username, secret })).toMatchObject(over);
  });

  it('is given the link by the admin where no mail can be sent', async () => {
    const { MAIL_FROM } = process.env;
    delete process.env.MAIL_FROM;
    try {
      const { invitation } = await invite();
      expect(invitation).toMatchObject({ mail: 'not-set-up', link: expect.stringContaining('/invitation#') });
      const link = readInvitationLink(new URL(invitation?.link ?? '').hash);
      expect(link && (await open(link)).status).toBe(200);
    } finally {
      process.env.MAIL_FROM = MAIL_FROM;
    }
  });
});

describe('the list of accounts', () => {
  it('says who is invited, who works here, who is away and who has left', async () => {
    const colleague = await invite();
    const { username } = colleague;
    expect(await findIn(username)).toMatchObject({ hasLeft: false, invitedUntil: expect.any(String) });
    await accept(findLink(colleague.email));
    expect(await findIn(username)).not.toHaveProperty('invitedUntil');
    nextSecond();
    const { accessToken } = await signIn(product, { ...colleague, password });
    await ask(product.url, sessionCalls.extendSession, { headers: { authorization: `Bearer ${accessToken}` } });
    const body = { from: today(), to: today(), why: 'holiday', coverId: '' };
    await ask(product.url, absenceCalls.saveAbsenceOf, { params: { accountId: username }, body, headers });
    expect(await findIn(username)).toMatchObject({ awayUntil: today() });
    await ofAccount('revokeRole', username);
    expect(await findIn(username)).toMatchObject({ role: 'ROLE_NULL', hasLeft: true });
    const again = { email: colleague.email, mobile: colleague.mobile, role: 'ROLE_STAFF' };
    await ask(product.url, userCalls.grantRole, { body: again, headers });
    expect((await list()).filter((one) => one.username === username)).toMatchObject([{ hasLeft: false }]);
  });

  it('sends no second link to whoever has signed in, and withdraws nothing from them', async () => {
    const member = await makePerson('ROLE_STAFF');
    await enter(member.email).then((tokens) =>
      ask(product.url, sessionCalls.extendSession, { headers: { authorization: `Bearer ${tokens?.accessToken}` } }),
    );
    expect((await ofAccount('sendInvitation', member.username)).status).toBe(409);
    expect((await ofAccount('withdrawInvitation', member.username)).status).toBe(409);
    expect(await findIn(member.username)).toMatchObject({ role: 'ROLE_STAFF' });
  });

  it('has nobody whose invitation was withdrawn among those with access', async () => {
    const { username } = await invite();
    expect(await ofAccount('withdrawInvitation', username)).toMatchObject({ status: 200, body: { role: 'ROLE_NULL' } });
    expect(await findIn(username)).toBeUndefined();
  });
});

describe('the services that are chosen with an invitation', () => {
  const enterAs = async (colleague: { email: string; mobile: string }) => {
    await accept(findLink(colleague.email));
    nextSecond();
    const { accessToken } = await signIn(product, { ...colleague, password });
    return { authorization: `Bearer ${accessToken}` };
  };

  it.each([
    ['none opens no record, of whatever service', { services: [] }, 403, 403],
    ['one opens the records of that service, and of people without any', { services: ['rahat'] }, 200, 200],
    ['all opens every record', { services: [], every: true }, 200, 200],
  ])('%s', async (_, chosen, ofService, ofNone) => {
    const own = await enterAs(await invite(chosen));
    const read = async (services: string[]) => {
      const project = { referralProject: { project: services.join() } };
      const { patientId: id } = await openPatients(product, headers).add('Amina', 'Yusuf', project);
      return (await ask(product.url, patientCalls.readReferral, { params: { id }, headers: own })).status;
    };
    expect(await read(['rahat'])).toBe(ofService);
    expect(await read([])).toBe(ofNone);
  });
});
