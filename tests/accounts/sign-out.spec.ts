import { expect, type Page } from '@playwright/test';
import {
  countTexts,
  findAccount,
  openOrganisationMenu,
  readCode,
  signInAlone,
  signInFrom,
  signInWithCode,
  test,
} from '../browser/product.ts';

// As people have it: the browser keeps whole pages for its back button.
test.use({ hasPageCache: true });

const openPatient = async (page: Page): Promise<string> => {
  await page.goto('/admin/crm/patients');
  const link = page.getByRole('row').nth(1).getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  return name;
};

const readEverything = (page: Page) =>
  page.evaluate(() => ({
    text: document.documentElement.outerHTML,
    local: { ...localStorage },
    tab: { ...sessionStorage },
  }));

const expectNothingLeft = async (page: Page, name: string) => {
  const { text, local, tab } = await readEverything(page);
  expect(text).not.toContain(name);
  expect({ local, tab }).toEqual({ local: {}, tab: {} });
};

// Not in the call itself: the page that answers it may be gone before it has.
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

const expectNothingBehind = async (page: Page, name: string, places: number) => {
  for (let steps = 0; steps < places; steps += 1) {
    const moved = page.waitForEvent('framenavigated');
    await goBack(page);
    await moved;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await readEverything(page)).text).not.toContain(name);
  }
};

test('signing out in one tab leaves the other at sign-in at once, with nothing on screen, stored or behind it', async ({
  page,
  context,
}) => {
  await signInWithCode(page);
  await openPatient(page);
  const other = await context.newPage();
  // A new tab joins the open session.
  const name = await openPatient(other);
  // The server does not answer: the other tab is told before this one gives up.
  const order: string[] = [];
  page.on('requestfailed', (request) => void (request.url().endsWith('/api/signout') && order.push('given up')));
  other.on('request', (request) => void (request.url().endsWith('/api/signout') && order.push('heard')));
  await page.route('**/api/signout', () => undefined);
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/signin\/signed-out\?open=%2Fadmin%2Fcrm%2Fpatient%2F\w{26}$/);
  await expect(other.getByText('You have been signed out. Please sign in again.')).toBeVisible();
  await expectNothingLeft(other, name);
  await expect(page).toHaveURL('/', { timeout: 15_000 });
  expect(order).toEqual(['heard', 'given up']);
  await expectNothingLeft(page, name);
  // It was opened at the list of patients, and then moved to the record.
  await expectNothingBehind(other, name, 1);
  await expectNothingBehind(page, name, 3);
});

test('an idle sign-out ends both tabs in the same way, and each keeps its place', async ({ page, context }) => {
  await page.clock.install();
  await signInAlone(page);
  const other = await context.newPage();
  await other.clock.install();
  const name = await openPatient(other);
  const { pathname } = new URL(other.url());
  await page.clock.fastForward('18:01');
  await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
  await page.clock.fastForward('02:01');
  await expect(page).toHaveURL('/signin/idle');
  await expect(other).toHaveURL(/\/signin\/(?:idle|signed-out)\?open=/);
  await expectNothingLeft(page, name);
  await expectNothingLeft(other, name);
  await signInFrom(other);
  await expect(other).toHaveURL(pathname);
  await expect(other.getByRole('heading', { level: 1 })).toContainText(name);
});

test('a page that the browser kept whole is blank and is asked for again', async ({ page, context }) => {
  const shown: string[] = [];
  page.on('console', (message) => void (message.text().startsWith('kept:') && shown.push(message.text())));
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) console.info(`kept:${document.body.textContent}`);
    });
  });
  await signInAlone(page);
  const name = await openPatient(page);
  await page.goto('/about');
  const other = await context.newPage();
  await signInWithCode(other);
  await other.getByRole('link', { name: 'Sign out' }).click();
  await expect(other).toHaveURL('/');
  await goBack(page);
  await expect(page).toHaveURL('/error/401');
  // On hearing of the sign-out the browser may have dropped the page: if it kept it, it is blank.
  expect(shown.filter((text) => text !== 'kept:')).toEqual([]);
  // The guard keeps the requested address, and opens it after the next sign-in.
  await page.getByRole('link', { name: 'Sign in and open it' }).click();
  await signInFrom(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  expect((await readEverything(page)).text).not.toContain(name);
});

test('tabs share one session, and one sign-out ends it in all of them', async ({ page, context }) => {
  await signInAlone(page, 'ROLE_ADMIN');
  const texts = await countTexts(page);
  const others = [];
  for (let count = 0; count < 3; count += 1) {
    const other = await context.newPage();
    await other.goto('/admin/users');
    await expect(other.getByRole('row', { name: /Nasreen Akhtar/ })).toBeVisible();
    others.push(other);
  }
  expect(await countTexts(page)).toBe(texts);
  await page.getByRole('link', { name: 'Sign out' }).click();
  for (const other of others) await expect(other).toHaveURL('/signin/signed-out?open=%2Fadmin%2Fusers');
});

test('a tab that waits for its code does not disturb the one that is signed in', async ({ page, context }) => {
  await signInAlone(page, 'ROLE_ADMIN');
  const other = await context.newPage();
  await other.goto('/signin');
  await other.getByLabel('Email').fill(findAccount('ROLE_ADMIN').email);
  await other.getByLabel('Password', { exact: true }).fill('demonstration-only-2026');
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other).toHaveURL('/verify');
  await openOrganisationMenu(page);
  await page.getByRole('link', { name: 'Staff accounts' }).click();
  await expect(page.getByRole('row', { name: /Nasreen Akhtar/ })).toBeVisible();
  await other.getByLabel('Code').fill(await readCode(other, findAccount('ROLE_ADMIN').mobile));
  await other.getByRole('button', { name: 'Verify' }).click();
  await expect(other).toHaveURL('/admin');
});
