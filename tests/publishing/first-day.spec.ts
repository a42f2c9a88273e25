import { execFile } from 'node:child_process';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { readCode, test } from '../browser/product.ts';

test.use({ startsEmpty: true });

const grantCommand = join(import.meta.dirname, '../../infra/commands/staff/run.ts');
const [email, mobile] = ['nasreen@mail.example', '07700 900791'];

/** Makes the first admin as whoever runs the system does; returns the link that the command prints. */
const inviteFirstAdmin = async (dataDir: string): Promise<string> => {
  const who = ['--email', email, '--mobile', mobile, '--first-name', 'Nasreen', '--last-name', 'Akhtar'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [grantCommand, 'grant', ...who, '--role', 'ROLE_ADMIN'],
    { env: { ...process.env, DATA_DIR: dataDir, DYNAMODB_TABLE: basename(dataDir) } },
  );
  const [link] = /http\S+/.exec(stdout) ?? [];
  if (link === undefined) throw new Error(stdout);
  return link;
};

const publish = async (page: Page) => {
  await page.goto('/admin/site');
  await page.getByRole('button', { name: 'Publish' }).click();
};

test('an admin of an empty product makes the site its own, sees it at / and /ur, and puts it back', async ({
  page,
  product,
  browser,
}, info) => {
  const [before, after] = ['0113 496 0142', '0113 496 0177'];
  await page.goto(await inviteFirstAdmin(product.dataDir));
  await page.getByLabel('Password', { exact: true }).fill('tea and cardamom, please');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check your phone' })).toBeVisible();
  await page.getByLabel('Code').fill(await readCode(page, '+447700900791'));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/admin');
  const main = page.getByRole('main');
  const guide = main.getByRole('region', { name: /^Setting up/ });
  await expect(guide).toContainText('(0 of 9 done)');

  await guide.getByRole('link', { name: 'Say how people reach you' }).click();
  await main.getByLabel('Name', { exact: true }).fill('Saath');
  await main.getByLabel('Full name').fill('Saath Community Care');
  await main.getByLabel('Telephone', { exact: true }).fill(after);
  await main.getByRole('button', { name: 'Add a closure' }).click();
  await main.getByLabel('From', { exact: true }).fill(addDays(today(), 1));
  await main.getByLabel('Until and including').fill(addDays(today(), 2));
  await main.getByRole('button', { name: 'Save draft' }).click();
  await expect(main.getByText('The draft has been saved. Nothing is published yet.')).toBeVisible();

  await page.goto('/admin/site/services');
  await main.getByRole('button', { name: 'Add a service' }).click();
  await main.getByLabel('Name', { exact: true }).first().fill('Drumming together');
  await main.getByLabel('In one sentence').first().fill('Loud, and good for you.');
  await main.getByLabel('What people find there').first().fill('On Thursdays.');
  await main.getByText('In Urdu').click();
  const urdu = main.locator('details', { hasText: 'In Urdu' });
  await urdu.getByLabel('Name', { exact: true }).fill('ڈھول');
  await urdu.getByLabel('In one sentence').fill('اونچی آواز میں۔');
  await urdu.getByLabel('What people find there').fill('جمعرات کو۔');
  await main.getByRole('button', { name: 'Save draft' }).click();
  await expect(main.getByRole('row', { name: /^Drumming together/ })).toContainText('Open');

  await publish(page);
  const began = Date.now();
  await expect.poll(async () => (await page.request.get('/ur')).text(), { intervals: [100] }).toContain(after);
  info.annotations.push({ type: 'milliseconds from Publish to /ur', description: String(Date.now() - began) });
  await expect(main.getByText('The draft is what visitors see.')).toBeVisible();
  const visitor = await (await browser.newContext({ baseURL: product.url })).newPage();
  await visitor.goto('/');
  await expect(visitor).toHaveTitle(/ - Saath$/);
  await expect(visitor.getByText('We are closed from')).toBeVisible();
  await expect(visitor.getByRole('link', { name: after }).first()).toBeAttached();
  await expect(visitor.getByRole('link', { name: 'Drumming together' })).toBeVisible();
  await visitor.goto('/ur');
  await expect(visitor.getByRole('link', { name: 'ڈھول' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: after }).first()).toBeAttached();

  await page.goto('/admin');
  await expect(guide).toContainText('(2 of 9 done)');
  await guide.getByRole('link', { name: 'Try everything on a practice patient' }).click();
  await main.getByRole('button', { name: 'Make a practice patient' }).click();
  await expect(main.getByText('Practice patient. Nothing here counts')).toBeVisible();
  await page.goto('/admin');
  await expect(guide).toContainText('(3 of 9 done)');

  await page.goto('/admin/site');
  await main.getByRole('button', { name: /^Put back what was there before/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Put back' }).click();
  await expect(main.getByLabel('Telephone', { exact: true })).toHaveValue(before);
  await publish(page);
  await expect(main.getByText('The draft is what visitors see.')).toBeVisible();
  await visitor.goto('/ur');
  await expect(visitor.getByRole('link', { name: after })).toHaveCount(0);
  await expect(visitor.getByText('ڈھول')).toHaveCount(0);
  await visitor.context().close();
});
