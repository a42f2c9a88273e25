import { expect, type Page } from '@playwright/test';
import * as z from 'zod';
import { expectAccessible, signInAlone, test } from '../browser/product.ts';

const password = 'tea and cardamom, please';
const mails = z.array(z.object({ to: z.string(), code: z.string().optional() }));
const readMail = async (page: Page, email: string) =>
  mails.parse(await (await page.request.get('/local/outbox')).json()).find(({ to }) => to === email)?.code ?? '';

const fillSignUp = async (page: Page, email: string) => {
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Okoro');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
};

test('somebody signs up, activates the account, signs in and is shown nothing, and resets the password', async ({
  page,
}) => {
  const email = 'ada@mail.example';
  await fillSignUp(page, email);
  await expect(page).toHaveURL('/confirm/activate');
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ email, emailUntil: expect.any(String) });
  const code = await readMail(page, email);
  await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByRole('alert')).toContainText('that code is not right');
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(page.getByText('We have sent you a new code.')).toBeVisible();
  await page.getByLabel('Code').fill(await readMail(page, email));
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page).toHaveURL('/signin/activate');
  await expect(page.getByText('Thank you for activating your account.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('email'))).toBeNull();

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/error/401');

  await page.goto('/signin');
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgotten your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL('/confirm/password');
  await page.getByLabel('Code').fill(await readMail(page, email));
  await page.getByLabel('New password', { exact: true }).fill('another cup of it, then');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL('/signin/new');
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('another cup of it, then');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/error/401');
});

test.describe('an idle session', () => {
  test('is warned of after 18 minutes, goes on when answered, and ends after 20 in all tabs', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await signInAlone(page);
    await page.clock.fastForward('18:01');
    const warning = page.getByRole('dialog', { name: 'Are you still there?' });
    await expect(warning).toBeVisible();
    await expectAccessible(page);
    const extended = page.waitForResponse('**/api/session');
    await warning.getByRole('button', { name: 'Stay signed in' }).click();
    expect((await extended).status()).toBe(200);
    await expect(warning).toHaveCount(0);

    const other = await context.newPage();
    await other.goto('/');
    await page.getByRole('link', { name: 'Messages' }).click();
    await expect(page.getByRole('row')).toHaveCount(13);
    await page.clock.fastForward('18:01');
    await page.clock.fastForward('02:01');
    await expect(page).toHaveURL('/signin/idle?open=%2Fadmin%3Fshow%3Dmessages');
    await expect(page.getByText('nothing was done for 20 minutes')).toBeVisible();
    expect(await other.evaluate(() => localStorage.getItem('authorities'))).toBeNull();
    await page.goBack();
    await expect(page.getByText('newest first')).toHaveCount(0);
  });
});

test('signing out ends the session on the server, in every tab, and nothing is behind the back button', async ({
  page,
  context,
}) => {
  await signInAlone(page);
  const call = page.waitForRequest('**/api/contacts/1*');
  await page.getByRole('link', { name: 'Messages' }).click();
  const authorization = (await (await call).headerValue('authorization')) ?? '';
  await expect(page.getByRole('row')).toHaveCount(13);
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  expect((await context.request.get('/api/contacts/1', { headers: { authorization } })).status()).toBe(401);
  await page.goBack();
  await expect(page.getByText('newest first')).toHaveCount(0);
});

test('a reset that is abandoned leaves no address behind, whether the screen is left or the code has run out', async ({
  page,
}) => {
  const ask = async () => {
    await page.goto('/confirmemail');
    await page.getByLabel('Email').fill('somebody@mail.example');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page).toHaveURL('/confirm/password');
    await expect(page.getByText('somebody@mail.example')).toBeVisible();
  };
  await ask();
  await page.reload();
  await expect(page.getByText('somebody@mail.example')).toBeVisible();
  await page.goto('/contact');
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await ask();
  await page.evaluate(() => localStorage.setItem('emailUntil', String(Date.now() - 1)));
  await page.reload();
  await expect(page.getByText('If your email address has an account')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
