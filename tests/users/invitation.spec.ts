import { expect } from '@playwright/test';
import * as z from 'zod';
import { expectAccessible, readCode, signIn, test } from '../browser/product.ts';

const mails = z.array(z.object({ to: z.string(), text: z.string().optional() }));
const password = 'tea and cardamom, please';

test('an admin invites a colleague, who chooses a password by the link and is in', async ({ page, browser }) => {
  const email = 'sunita@mail.example';
  await signIn(page, 'ROLE_ADMIN', '/admin/users?show=new');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('First name').fill('Sunita');
  await page.getByLabel('Last name').fill('Rao');
  const services = page.getByRole('group', { name: 'Services they work in' });
  await expect(services).toHaveCount(0);
  await page.getByLabel(/^Staff:/).check();
  await expect(services).toBeVisible();
  await page.getByLabel('UK mobile number').fill('07700 900791');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`We have emailed ${email} a link to choose a password.`)).toBeVisible();
  await expect(page.getByText('They open nobody’s record until you choose their services.')).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(email) });
  await expect(row).toContainText('Invited until');
  await expect(row).toContainText('no service yet');

  const sent = mails.parse(await (await page.request.get('/local/outbox')).json()).find(({ to }) => to === email);
  const link = /http\S+/.exec(sent?.text ?? '')?.[0] ?? '';
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const hers = await context.newPage();
  await hers.goto(link);
  await expect(hers.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await expect(hers.getByText('ends in 791')).toBeVisible();
  await expectAccessible(hers);
  await hers.getByLabel('Password', { exact: true }).fill('too short');
  await hers.getByRole('button', { name: 'Continue' }).click();
  await expect(hers.getByRole('alert').first()).toContainText('at least 12 characters');
  await hers.getByLabel('Password', { exact: true }).fill(password);
  await hers.getByRole('button', { name: 'Continue' }).click();
  await expect(hers.getByRole('heading', { name: 'Check your phone' })).toBeVisible();
  await hers.getByLabel('Code').fill(await readCode(hers, '+447700900791'));
  await hers.getByRole('button', { name: 'Verify' }).click();
  await expect(hers).toHaveURL('/admin');
  // The sign-in is recorded with the first call: whoever leaves the page before has never come.
  await expect(hers.getByText('You have no patients yet.')).toBeVisible();

  await hers.goto(link);
  await expect(hers.getByRole('alert')).toContainText('This link has run out, or it was used already.');
  await expectAccessible(hers);
  await context.close();

  await page.reload();
  await expect(row).toContainText('Active');
  await row.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('button', { name: 'Remove role' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toContainText('Left');
  await expect(page.getByText('1 who has left')).toBeVisible();
});

test('an admin sends a new link, and withdraws the invitation', async ({ page }) => {
  const email = 'wrong.person@mail.example';
  await signIn(page, 'ROLE_ADMIN', '/admin/users?show=new');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('First name').fill('Wrong');
  await page.getByLabel('Last name').fill('Person');
  await page.getByLabel(/^Manager:/).check();
  await page.getByLabel('UK mobile number').fill('07700 900792');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const row = page.getByRole('row', { name: new RegExp(email) });
  await row.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Wrong Person is invited again.')).toBeAttached();
  await row.getByRole('button', { name: 'Change' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Withdraw the invitation' }).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Wrong Person is no longer invited.')).toBeAttached();
  await expect(row).toHaveCount(0);
});
