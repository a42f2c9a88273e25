import {
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  ForgetDeviceCommand,
  GetUserCommand,
  UpdateDeviceStatusCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { authenticatorCode } from '../../infra/commands/smoke/find-code.ts';
import { demonstrationPassword } from '../../infra/local/demonstration/accounts.ts';
import { accountCalls } from '../../shared/accounts/calls.ts';
import { auditCalls } from '../../shared/audit/calls.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { hourMs, minuteMs } from '../../shared/kernel/session-policy.ts';
import { sessionCalls } from '../../shared/session/calls.ts';
import { userCalls } from '../../shared/users/calls.ts';
import { ask } from '../support/ask.ts';
import { openBrowsers } from '../support/open-browser.ts';
import { nextSecond, openPeople, type Person } from '../support/people.ts';
import { startTestProduct } from '../support/test-product.ts';

vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());

const product = await startTestProduct();
const { pool, inPool, makePerson, findCode, enter: enterByApi } = openPeople(product);
const makeBrowser = await openBrowsers(product);
type Browser = ReturnType<typeof makeBrowser>;

const texted = 'CONFIRM_SIGN_IN_WITH_SMS_CODE';
const byApp = 'CONFIRM_SIGN_IN_WITH_TOTP_CODE';
const noCode = 'DONE';

let owner: Person;
let secret = '';
let now = Math.ceil(Date.now() / 1000) * 1000;

/** Moves the clock, and never to a second in which something was revoked. */
const wait = (ms: number) => {
  now = Math.max(now, Date.now()) + ms;
  vi.setSystemTime(now);
  nextSecond();
};

beforeEach(async () => {
  wait(48 * hourMs);
  secret = '';
  owner = await makePerson('ROLE_STAFF');
});

const code = (step: string) => (step === byApp ? authenticatorCode(secret, Date.now()) : findCode(owner.mobile));
const enter = (browser: Browser, password = demonstrationPassword) =>
  browser.enter({ email: owner.email, password, code });
const countTexts = () => product.outbox.list().filter(({ to }) => to === owner.mobile).length;

const callFrom = async <C extends Call>(browser: Browser, call: C, body?: object) =>
  await ask(product.url, call, { headers: await browser.headers(), ...(body && { body }) });
const statusIn = async (browser: Browser) => (await callFrom(browser, sessionCalls.extendSession)).status;
const remember = (browser: Browser) => callFrom(browser, sessionCalls.rememberBrowser);
const readOwn = async (browser: Browser) =>
  sessionCalls.readSignIn.replies[200].parse((await callFrom(browser, sessionCalls.readSignIn)).body);

const makeRemembered = async () => {
  const browser = makeBrowser();
  await enter(browser);
  expect((await remember(browser)).status).toBe(200);
  return browser;
};
const asAdmin = async (call: Call, body?: object) => {
  const admin = await makePerson('ROLE_ADMIN');
  const signedIn = await enterByApi(admin.email);
  const headers = { authorization: `Bearer ${signedIn?.accessToken}` };
  return await ask(product.url, call, { headers, params: { username: owner.username }, ...(body && { body }) });
};

describe('a browser that its owner has remembered', () => {
  it('is let in by the password alone for 12 hours after the code, and then by a code again', async () => {
    const browser = await makeRemembered();
    const texts = countTexts();
    wait(11 * hourMs + 58 * minuteMs);
    expect(await enter(browser)).toBe(noCode);
    expect(await statusIn(browser)).toBe(200);
    expect(countTexts()).toBe(texts);
    wait(3 * minuteMs);
    // The session that began in time continues.
    expect(await statusIn(browser)).toBe(200);
    // Cognito admits it, and our gate does not.
    expect(await enter(browser)).toBe(noCode);
    expect(await statusIn(browser)).toBe(401);
    wait(minuteMs);
    expect(await enter(browser)).toBe(texted);
    expect(await statusIn(browser)).toBe(200);
  });

  it('takes one text for a day of eight sessions', async () => {
    const browser = await makeRemembered();
    const texts = countTexts();
    for (let sessions = 0; sessions < 8; sessions += 1) {
      wait(80 * minuteMs);
      expect(await enter(browser)).toBe(noCode);
      expect(await statusIn(browser)).toBe(200);
    }
    expect(countTexts()).toBe(texts);
  });

  it('cannot have that time begin again: what it answered for was not a code', async () => {
    const browser = await makeRemembered();
    wait(hourMs);
    await enter(browser);
    expect((await remember(browser)).status).toBe(409);
  });

  it('may be asked to be remembered twice for one code', async () => {
    const browser = await makeRemembered();
    expect((await remember(browser)).status).toBe(200);
  });

  it('is listed to its owner, with its name, when it was used and until when it counts', async () => {
    const browser = await makeRemembered();
    await makeRemembered();
    const { browsers, mobileEnd, hasApp } = await readOwn(browser);
    expect(browsers).toHaveLength(2);
    expect(browsers.filter(({ isThis }) => isThis)).toEqual([
      {
        id: browser.find('deviceKey'),
        name: 'A browser',
        address: '127.0.0.1',
        lastUsedAt: expect.any(String),
        until: expect.any(String),
        isThis: true,
      },
    ]);
    expect({ mobileEnd, hasApp }).toEqual({ mobileEnd: owner.mobile.slice(-3), hasApp: false });
  });

  it('is no other browser, and no other account: those are asked for a code', async () => {
    await makeRemembered();
    expect(await enter(makeBrowser())).toBe(texted);
    owner = await makePerson('ROLE_STAFF');
    expect(await enter(makeBrowser())).toBe(texted);
  });
});

it('a browser that its owner did not have remembered is asked for a code every time', async () => {
  const browser = makeBrowser();
  expect(await enter(browser)).toBe(texted);
  expect(await statusIn(browser)).toBe(200);
  wait(hourMs);
  expect(await enter(browser)).toBe(texted);
  expect(await statusIn(browser)).toBe(200);
  expect((await readOwn(browser)).browsers).toEqual([]);
});

describe('a remembered browser is asked for a code again, and what is open in it ends', () => {
  /** Expects that `revoke` ends the sign-ins of `lost`. */
  const expectForgotten = async (revoke: () => Promise<unknown>, password?: string) => {
    const lost = await makeRemembered();
    wait(hourMs);
    expect(await enter(lost)).toBe(noCode);
    expect(await statusIn(lost)).toBe(200);
    const headers = await lost.headers();
    await revoke();
    expect((await ask(product.url, sessionCalls.extendSession, { headers })).status).toBe(401);
    wait(minuteMs);
    expect(await enter(lost, password)).toBe(texted);
    expect(await statusIn(lost)).toBe(200);
  };

  it('when its owner forgets it from another one, which goes on', async () => {
    const other = makeBrowser();
    await expectForgotten(async () => {
      await enter(other);
      const [lost] = (await readOwn(other)).browsers;
      const answer = await callFrom(other, sessionCalls.forgetBrowsers, { id: lost?.id });
      expect(sessionCalls.forgetBrowsers.replies[200].parse(answer.body).browsers).toEqual([]);
      expect(await statusIn(other)).toBe(200);
    });
  });

  it('when an admin has it forgotten', async () => {
    await expectForgotten(async () => expect((await asAdmin(userCalls.forgetBrowsersOf)).status).toBe(200));
  });

  it('when the password is reset', async () => {
    const password = 'another long enough password';
    await expectForgotten(async () => {
      await ask(product.url, accountCalls.confirmEmail, { body: { email: owner.email } });
      const body = { email: owner.email, code: findCode(owner.email), password };
      expect((await ask(product.url, accountCalls.updatePassword, { body })).status).toBe(200);
    }, password);
  });

  it('when the role changes, and when the account was disabled', async () => {
    await expectForgotten(async () => {
      const body = { email: owner.email, role: 'ROLE_ADMIN', mobile: owner.mobile, firstName: '', lastName: '' };
      expect((await asAdmin(userCalls.grantRole, body)).status).toBe(200);
    });
    wait(hourMs);
    owner = await makePerson('ROLE_STAFF');
    await expectForgotten(async () => {
      expect((await asAdmin(userCalls.disableUser)).status).toBe(200);
      expect((await asAdmin(userCalls.enableUser)).status).toBe(200);
    });
  });
});

it('the browser that one is in is forgotten without an end to the session, and is asked for a code next time', async () => {
  const browser = await makeRemembered();
  const other = await makeRemembered();
  expect((await callFrom(browser, sessionCalls.forgetBrowsers, {})).status).toBe(200);
  expect(await statusIn(browser)).toBe(200);
  expect((await readOwn(browser)).browsers).toEqual([]);
  wait(minuteMs);
  expect(await enter(other)).toBe(texted);
});

it('wrong passwords of a stranger end nothing that is open, and cost its owner no code once they stop', async () => {
  const browser = await makeRemembered();
  const stranger = makeBrowser();
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(enter(stranger, 'not the password of anybody')).rejects.toThrow();
  }
  // Cognito's own lock asks for the password before it looks at the browser: this is what nobody here can lift.
  await expect(enter(makeBrowser())).rejects.toThrow('Password attempts exceeded');
  expect(await statusIn(browser)).toBe(200);
  wait(15 * minuteMs);
  const texts = countTexts();
  expect(await enter(browser)).toBe(noCode);
  expect(countTexts()).toBe(texts);
});

describe('at the user pool, past our API', () => {
  const firstToken = async (browser: Browser) => {
    await enter(browser);
    return browser.find('accessToken');
  };

  it('a browser that somebody has remembered at the pool lets nobody in without a code', async () => {
    const browser = makeBrowser();
    const AccessToken = await firstToken(browser);
    const status = { DeviceKey: browser.find('deviceKey'), DeviceRememberedStatus: 'remembered' as const };
    await pool.send(new UpdateDeviceStatusCommand({ AccessToken, ...status }));
    wait(minuteMs);
    expect(await enter(browser)).toBe(noCode);
    expect(await statusIn(browser)).toBe(401);
    wait(minuteMs);
    expect(await enter(browser)).toBe(texted);
    expect(await statusIn(browser)).toBe(200);
  });

  it('an app that somebody has added at the pool opens nothing, with whatever factor they sign in', async () => {
    const browser = makeBrowser();
    const AccessToken = await firstToken(browser);
    secret = (await pool.send(new AssociateSoftwareTokenCommand({ AccessToken }))).SecretCode ?? '';
    await pool.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: code(byApp) }));
    const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
    const SMSMfaSettings = { Enabled: true, PreferredMfa: false };
    const settings = { SoftwareTokenMfaSettings, SMSMfaSettings };
    await pool.send(new AdminSetUserMFAPreferenceCommand({ ...inPool(owner.email), ...settings }));
    wait(minuteMs);
    expect(await enter(browser)).toBe(byApp);
    expect(await statusIn(browser)).toBe(403);
    expect((await asAdmin(userCalls.removeAppOf)).status).toBe(200);
    wait(minuteMs);
    expect(await enter(browser)).toBe(texted);
    expect(await statusIn(browser)).toBe(200);
  });

  it('a token that was refreshed, and one of a password alone, can change nothing of its account', async () => {
    const browser = makeBrowser();
    await enter(browser);
    const { authorization } = await browser.headers();
    const AccessToken = authorization.slice('Bearer '.length);
    const noScope = 'Access Token does not have required scopes';
    await expect(pool.send(new GetUserCommand({ AccessToken }))).rejects.toThrow(noScope);
    const DeviceKey = browser.find('deviceKey');
    await expect(pool.send(new ForgetDeviceCommand({ AccessToken, DeviceKey }))).rejects.toThrow(noScope);
    const nobody = await makePerson();
    const byPassword = await enterByApi(nobody.email);
    await expect(pool.send(new GetUserCommand({ AccessToken: byPassword?.accessToken }))).rejects.toThrow(noScope);
  });
});

describe('an authenticator app', () => {
  const offer = async (browser: Browser) => {
    const answer = await callFrom(browser, sessionCalls.offerApp, { refreshToken: browser.find('refreshToken') });
    return sessionCalls.offerApp.replies[200].parse(answer.body);
  };
  const add = (browser: Browser, given: string) =>
    callFrom(browser, sessionCalls.addApp, { refreshToken: browser.find('refreshToken'), code: given });
  const addApp = async () => {
    const browser = makeBrowser();
    await enter(browser);
    ({ secret } = await offer(browser));
    expect((await add(browser, code(byApp))).status).toBe(200);
    return browser;
  };

  it('counts once a code of it is given, and from then on no text is sent', async () => {
    const browser = makeBrowser();
    await enter(browser);
    const { secret: offered, address } = await offer(browser);
    expect(new URL(address).searchParams.get('secret')).toBe(offered);
    secret = offered;
    const wrong = code(byApp) === '000000' ? '111111' : '000000';
    expect(await add(browser, wrong)).toMatchObject({ status: 400, body: { errors: [{ path: 'code' }] } });
    wait(minuteMs);
    expect(await enter(browser)).toBe(texted);
    const added = await add(browser, code(byApp));
    expect(sessionCalls.addApp.replies[200].parse(added.body).hasApp).toBe(true);
    const texts = countTexts();
    wait(minuteMs);
    expect(await enter(browser)).toBe(byApp);
    expect(await statusIn(browser)).toBe(200);
    expect((await remember(browser)).status).toBe(200);
    wait(hourMs);
    expect(await enter(browser)).toBe(noCode);
    expect(countTexts()).toBe(texts);
  });

  it('is asked for by our own sign-in too', async () => {
    await addApp();
    wait(minuteMs);
    const { body } = await ask(product.url, accountCalls.signIn, {
      body: { username: owner.email, password: demonstrationPassword },
    });
    const { session: opened } = accountCalls.signIn.replies[200].parse(body);
    const given = { channel: 'sms', to: owner.email, code: code(byApp), session: opened };
    expect((await ask(product.url, accountCalls.checkCode, { body: given })).status).toBe(200);
  });

  it('is removed by its owner, or by an admin for whoever has lost it, and codes are texted again', async () => {
    const browser = await addApp();
    const removed = await callFrom(browser, sessionCalls.removeApp);
    expect(sessionCalls.removeApp.replies[200].parse(removed.body).hasApp).toBe(false);
    wait(minuteMs);
    expect(await enter(browser)).toBe(texted);
    await addApp();
    expect((await asAdmin(userCalls.removeAppOf)).status).toBe(200);
    wait(minuteMs);
    expect(await enter(browser)).toBe(texted);
    expect(await statusIn(browser)).toBe(200);
  });

  it('is not offered for the session of somebody else, or for one that has ended', async () => {
    const browser = makeBrowser();
    await enter(browser);
    const colleague = await makePerson('ROLE_STAFF');
    const other = await enterByApi(colleague.email);
    for (const refreshToken of [other?.refreshToken, 'a-token-that-never-was']) {
      expect((await callFrom(browser, sessionCalls.offerApp, { refreshToken })).status).toBe(409);
      expect((await callFrom(browser, sessionCalls.addApp, { refreshToken, code: '000000' })).status).toBe(409);
    }
  });
});

it('each step is in the audit log, with whose account it was about', async () => {
  const admin = await makePerson('ROLE_ADMIN');
  const browser = await makeRemembered();
  const refreshToken = () => browser.find('refreshToken');
  const { body } = await callFrom(browser, sessionCalls.offerApp, { refreshToken: refreshToken() });
  ({ secret } = sessionCalls.offerApp.replies[200].parse(body));
  await callFrom(browser, sessionCalls.addApp, { refreshToken: refreshToken(), code: code(byApp) });
  await callFrom(browser, sessionCalls.removeApp);
  await callFrom(browser, sessionCalls.forgetBrowsers, {});
  await asAdmin(userCalls.forgetBrowsersOf);
  await asAdmin(userCalls.removeAppOf);
  wait(minuteMs);
  const signedIn = await enterByApi(admin.email);
  const headers = { authorization: `Bearer ${signedIn?.accessToken}` };
  const found = await ask(product.url, auditCalls.readAuditLog, { headers, query: { record: owner.username } });
  const { content } = auditCalls.readAuditLog.replies[200].parse(found.body);
  expect(content.map((entry) => ('call' in entry ? entry.call : entry)).toSorted()).toEqual(
    [
      'addApp',
      'forgetBrowsers',
      'forgetBrowsersOf',
      'offerApp',
      'rememberBrowser',
      'removeApp',
      'removeAppOf',
    ].toSorted(),
  );
});
