/// <reference lib="dom" />
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  expect,
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  test as plain,
  type TestInfo,
} from '@playwright/test';
import * as z from 'zod';
import { demonstrationAccounts, demonstrationPassword } from '../../infra/local/demonstration/accounts.ts';
import type { StaffRole } from '../../shared/kernel/roles.ts';
import { chromium } from '../support/chromium.ts';
import { runStart } from '../support/run-start.ts';
import { findViolations } from './find-violations.ts';
import { rememberData } from './remember-data.ts';
import { createSharedPages } from './shared-pages.ts';
import { watchConsole } from './watch-console.ts';

const outbox = z.array(z.object({ to: z.string(), code: z.string().optional() }));

type SharedPages = ReturnType<typeof createSharedPages>;
type Fixtures = PlaywrightTestArgs & PlaywrightTestOptions & PlaywrightWorkerArgs & WorkerFixtures & Options;

/**
 * The fixture that lends a shared page to a test; after a failed test the page is not reused, since its state is
 * unknown.
 */
const share =
  (shared: SharedPages) =>
  async (
    {
      browser,
      productUrl,
      browserWithPageCache,
      ownPage,
      hasPageCache,
      viewport,
      hasTouch,
      javaScriptEnabled,
      locale,
      timezoneId,
      contextOptions,
    }: Fixtures,
    use: (page: Page) => Promise<void>,
    info: TestInfo,
  ): Promise<void> => {
    const settings = { hasPageCache, hasTouch, javaScriptEnabled, locale, timezoneId, contextOptions };
    const from = hasPageCache ? await browserWithPageCache() : browser;
    const lent = await shared.lend(from, JSON.stringify(settings), {
      own: ownPage || hasPageCache,
      viewport,
      runsScripts: javaScriptEnabled ?? true,
    });
    await use(lent.page);
    await (info.status === info.expectedStatus ? lent.reset(productUrl) : lent.discard());
  };

type Options = {
  /** For tests that look at what a browser keeps of the pages before. */
  ownPage: boolean;
  /** As people have it: the browser keeps whole pages for its back button. Such a page is the test's own. */
  hasPageCache: boolean;
};
type TestFixtures = Options & { quiet: undefined; restoredData: undefined; colleague: Page };
type WorkerFixtures = {
  /** How many times the real limits of strangers hold: with another, a file has a product of its own. */
  limitFactor: number;
  /** Whether the product has nobody and nothing in it, in place of the demonstration's data. */
  startsEmpty: boolean;
  product: { url: string; dataDir: string; restoreData: () => void };
  productUrl: string;
  browserWithPageCache: () => Promise<Browser>;
};

/**
 * `npm start`, once for each worker, with the demonstration's original data before each test; a page that fails its
 * test on any console error, and another for a second person.
 */
export const test = plain.extend<TestFixtures, WorkerFixtures>({
  ownPage: [false, { option: true }],
  hasPageCache: [false, { option: true }],
  limitFactor: [1000, { option: true, scope: 'worker' }],
  startsEmpty: [false, { option: true, scope: 'worker' }],
  product: [
    async ({ browserName, limitFactor, startsEmpty }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), `${browserName}-`));
      const running = runStart(dataDir, { limitFactor, args: startsEmpty ? ['--empty'] : [] });
      const url = await running.ready;
      const data = await rememberData(dataDir);
      await use({ url, dataDir, restoreData: data.restore });
      await data.forget();
      running.child.kill('SIGINT');
      await running.ended;
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  // Started by the first test that wants it: with other `launchOptions` it would have a worker, and a product, of its own.
  browserWithPageCache: [
    async ({ playwright }, use) => {
      let browser: Promise<Browser> | undefined;
      const ignoreDefaultArgs = ['--disable-back-forward-cache'];
      await use(() => (browser ??= playwright.chromium.launch({ ...chromium, ignoreDefaultArgs })));
      await (await browser)?.close();
    },
    { scope: 'worker' },
  ],
  productUrl: [async ({ product }, use) => use(product.url), { scope: 'worker' }],
  restoredData: [
    async ({ product }, use) => {
      product.restoreData();
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: async ({ productUrl }, use) => use(productUrl),
  page: share(createSharedPages()),
  colleague: share(createSharedPages()),
  context: async ({ page }, use) => use(page.context()),
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      watchConsole(page, complaints);
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Expects no violation that axe can see, and nothing that scrolls sideways. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // An address is answered before its scripts have drawn the page.
  await expect(page.locator('h1').first()).toBeAttached();
  const { violations, overflow } = await findViolations(page);
  expect(violations).toEqual([]);
  expect(overflow).toBeLessThanOrEqual(0);
};

export const findAccount = (role: StaffRole) => {
  const account = demonstrationAccounts.find((one) => one.role === role);
  if (!account) throw new Error(`There is no demonstration account with ${role}`);
  return account;
};

/** The newest code in the outbox for a number. */
export const readCode = async (page: Page, mobile: string): Promise<string> => {
  const answer = await page.request.get('/local/outbox');
  const code = outbox.parse(await answer.json()).find(({ to, code }) => to === mobile && code !== undefined)?.code;
  if (!code) throw new Error('No code was texted');
  return code;
};

/** The codes that were texted to any number. */
export const countTexts = async (page: Page): Promise<number> =>
  outbox
    .parse(await (await page.request.get('/local/outbox')).json())
    .filter(({ to, code }) => code && to.startsWith('+')).length;

export const enterPassword = async (page: Page, role: StaffRole): Promise<void> => {
  await page.goto('/signin');
  await fillPassword(page, role);
};

const fillPassword = async (page: Page, role: StaffRole): Promise<void> => {
  await page.getByLabel('Email').fill(findAccount(role).email);
  await page.getByLabel('Password', { exact: true }).fill(demonstrationPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/verify(?:\?.*)?$/);
};

const enterCode = async (page: Page, role: StaffRole): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByLabel('Code').fill(await readCode(page, findAccount(role).mobile));
  await page.getByRole('button', { name: 'Verify' }).click();
};

/** The same from the screen that asks to sign in again; afterwards the wanted screen is open. */
export const signInFrom = async (page: Page, role: StaffRole = 'ROLE_STAFF'): Promise<void> => {
  await fillPassword(page, role);
  await enterCode(page, role);
  await expect(page).not.toHaveURL(/\/verify/);
};

const expectHome = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL('/admin');
  // The staff area has loaded: the idle time is counted from then only.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Signs in as a person does: password, then the texted code. For tests of what the screens of signing in do. */
export const signInWithCode = async (page: Page, role: StaffRole = 'ROLE_STAFF'): Promise<void> => {
  await enterPassword(page, role);
  await enterCode(page, role);
  await expectHome(page);
};

type StoredSession = { local: Record<string, string>; session: Record<string, string>; signedInAt: number };
const sessions = new Map<string, StoredSession>();
// Half of a token's life: a lent session is never refreshed, which would end it for the next test.
const lentForMilliseconds = 10 * 60_000;

/**
 * A new session, as the browser stores it after the screens of signing in. Amplify makes it outside of the browser, with
 * a fifth of the processor time.
 */
const makeSession = async (page: Page, role: StaffRole): Promise<StoredSession> => {
  // Imported here only: Playwright's own process loads this file too.
  const { openBrowsers } = await import('../support/open-browser.ts');
  const { email, mobile } = findAccount(role);
  const openBrowser = await openBrowsers({ url: new URL(page.url()).origin });
  const { enter, readStored } = openBrowser();
  await enter({ email, code: () => readCode(page, mobile) });
  return {
    local: { username: email, authorities: JSON.stringify([{ authority: role }]) },
    session: readStored(),
    signedInAt: Date.now(),
  };
};

/** Opens a page of the site that runs no scripts, for its storage; a shared page stands there already. */
const openBare = async (page: Page): Promise<void> => {
  if (!page.url().endsWith('/robots.txt')) await page.goto('/robots.txt');
};

const store = (page: Page, stored: StoredSession): Promise<void> =>
  page.evaluate(({ local, session }) => {
    for (const [name, value] of Object.entries(local)) localStorage.setItem(name, value);
    for (const [name, value] of Object.entries(session)) sessionStorage.setItem(name, value);
  }, stored);

/** Signs in without opening a screen. All tests of a worker share the session of one sign-in. */
export const startSession = async (page: Page, role: StaffRole = 'ROLE_STAFF'): Promise<void> => {
  await openBare(page);
  const key = `${new URL(page.url()).origin} ${role}`;
  const known = sessions.get(key);
  const isFresh = known && Date.now() - known.signedInAt <= lentForMilliseconds;
  const stored = isFresh ? known : await makeSession(page, role);
  sessions.set(key, stored);
  await store(page, stored);
};

/** Opens the home of the staff area, signed in with a session of the test's own: for tests that end it. */
export const signInAlone = async (page: Page, role: StaffRole = 'ROLE_STAFF'): Promise<void> => {
  await openBare(page);
  await store(page, await makeSession(page, role));
  await page.goto('/admin');
  await expectHome(page);
};

/** Opens a staff screen, the home by default, signed in. */
export const signIn = async (page: Page, role?: StaffRole, address = '/admin'): Promise<void> => {
  await startSession(page, role);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** The access token of the person who is signed in, for calls of the test itself. */
export const findToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.endsWith('.accessToken'));
    return sessionStorage.getItem(key ?? '');
  });

/** Opens the group of the staff menu that is folded, if it is. */
export const openOrganisationMenu = async (page: Page): Promise<void> => {
  const group = page.getByRole('navigation', { name: 'Staff' }).getByRole('button', { name: 'The organisation' });
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
};
