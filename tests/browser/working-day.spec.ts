import { expect, type Page } from '@playwright/test';
import { authenticatorCode } from '../../infra/commands/smoke/find-code.ts';
import { demonstrationPassword } from '../../infra/local/demonstration/accounts.ts';
import { countTexts, enterPassword, expectAccessible, findAccount, readCode, test } from './product.ts';

const enterCode = async (page: Page, code: string, remember: boolean) => {
  await page.getByLabel('Code').fill(code);
  if (remember) await page.getByLabel('Remember this browser for 12 hours').check();
  await page.getByRole('button', { name: 'Verify' }).click();
};

test('two sessions with idle times after them, and two more tabs, take one text', async ({ page, context }) => {
  await page.clock.install();
  const { email, mobile } = findAccount('ROLE_STAFF');
  const before = await countTexts(page);
  await enterPassword(page, 'ROLE_STAFF');
  await enterCode(page, await readCode(page, mobile), true);
  await expect(page).toHaveURL('/admin');
  for (let session = 1; session <= 2; session += 1) {
    await page.goto('/admin/crm/patients');
    const link = page.getByRole('row').nth(session).getByRole('link');
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(page).toHaveURL(/\/patient\/\w{26}$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    const { pathname } = new URL(page.url());
    await page.clock.fastForward('50:00');
    await expect(page).toHaveURL(/\/signin\/idle\?open=/);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(demonstrationPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(pathname);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  }
  for (let tab = 2; tab <= 3; tab += 1) {
    const other = await context.newPage();
    await other.goto('/admin/sign-in');
    await expect(other.getByRole('button', { name: /this browser/ })).toBeVisible();
  }
  expect((await countTexts(page)) - before).toBe(1);

  // A colleague at the same computer is asked for a code, and so is its owner once the browser is forgotten.
  await page.goto('/admin/sign-in');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Forget/ }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Forget' }).click();
  await expect(page.getByText('No browser is remembered.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  await enterPassword(page, 'ROLE_ADMIN');
  await enterPassword(page, 'ROLE_STAFF');
});

test('an authenticator app is added with its picture or its key, signs in without a text, and is removed', async ({
  page,
}) => {
  const role = 'ROLE_ADMIN';
  await enterPassword(page, role);
  await enterCode(page, await readCode(page, findAccount(role).mobile), false);
  await page.getByRole('link', { name: 'Your sign-in' }).click();
  await page.getByRole('button', { name: 'Use an authenticator app' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Use an authenticator app' })).toBeFocused();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expectAccessible(page);
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code that the app shows').fill('123');
  await page.getByRole('button', { name: 'Use this app' }).click();
  await expect(page.getByRole('alert').getByText('Please enter the 6 digits')).toBeVisible();
  await page.getByLabel('Code that the app shows').fill(authenticatorCode(secret, Date.now()));
  await page.getByRole('button', { name: 'Use this app' }).click();
  await expect(page.getByText('From your authenticator app.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change to another app or phone' })).toBeFocused();
  await expectAccessible(page);

  const texts = await countTexts(page);
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await enterPassword(page, role);
  await expect(page.getByText('Open your authenticator app')).toBeVisible();
  await expectAccessible(page);
  // The code of the period before was used already; that of the next one is accepted, since clocks differ.
  await enterCode(page, authenticatorCode(secret, Date.now() + 30_000), false);
  await expect(page).toHaveURL('/admin');
  expect(await countTexts(page)).toBe(texts);

  await page.getByRole('link', { name: 'Your sign-in' }).click();
  await page.getByRole('button', { name: 'Stop using the app' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('We text them to your mobile number')).toBeVisible();
});
