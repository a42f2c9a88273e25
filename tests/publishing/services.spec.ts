import { expect } from '@playwright/test';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { signIn, test } from '../browser/product.ts';
import { expectAccessibleAtBothWidths } from '../browser/widths.ts';

test('an admin adds a service in English and Urdu, publishes it, and ends it', async ({
  page,
  browser,
  productUrl,
}) => {
  await signIn(page, 'ROLE_ADMIN');
  await page.goto('/admin/site/services');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add a service' }).click();
  await main.getByRole('button', { name: 'Save draft' }).click();
  await expect(main.getByRole('link', { name: 'Please write what the service is called.' })).toBeVisible();
  await main.getByLabel('Name', { exact: true }).first().fill('Drumming together');
  await main.getByLabel('In one sentence').first().fill('Loud, and good for you.');
  await main.getByLabel('What people find there').first().fill('On Thursdays.\n\nBring nothing.');
  await main.getByText('In Urdu').click();
  const urdu = main.locator('details', { hasText: 'In Urdu' });
  await urdu.getByLabel('Name', { exact: true }).fill('ڈھول');
  await urdu.getByLabel('In one sentence').fill('اونچی آواز میں۔');
  await urdu.getByLabel('What people find there').fill('جمعرات کو۔');
  await main.getByLabel('Outcomes').fill('Drums alone now');
  await main.getByLabel('CORE-10').check();
  await expectAccessibleAtBothWidths(page);
  await main.getByRole('button', { name: 'Save draft' }).click();
  const row = main.getByRole('row', { name: /^Drumming together/ });
  await expect(row).toContainText('Open');
  await row.getByRole('button', { name: /^Move up/ }).click();
  await expect(main.getByRole('row').nth(4)).toContainText('Drumming together');
  await expectAccessibleAtBothWidths(page);

  await page.goto('/admin/site');
  await expect(main.getByText('New service')).toBeVisible();
  await main.getByRole('button', { name: 'Publish' }).click();
  await expect(main.getByText('The draft is what visitors see.')).toBeVisible();
  // No service used it before: it has a screen now.
  await page.goto('/admin/crm/core10');
  await expect(page.getByRole('heading', { level: 1, name: /CORE-10/ })).toBeVisible();
  await page.goto('/admin/site');
  const visitor = await (await browser.newContext({ baseURL: productUrl })).newPage();
  const problems: string[] = [];
  visitor.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await visitor.goto('/');
  await visitor.getByRole('link', { name: 'Drumming together' }).click();
  await expect(visitor.getByText('Bring nothing.')).toBeVisible();
  await visitor.goto('/ur/services');
  await expect(visitor.getByRole('heading', { name: 'ڈھول' })).toBeVisible();
  expect(problems).toEqual([]);

  await page.goto('/admin/site/services');
  await row.getByRole('button', { name: /^Change/ }).click();
  await expect(main.getByText('Nobody is in it now.')).toBeVisible();
  await main.getByLabel('Last day').fill(addDays(today(), -1));
  await main.getByRole('button', { name: 'Save draft' }).click();
  await expect(row).toContainText('Ended on');
  await page.goto('/admin/site');
  await main.getByRole('button', { name: 'Publish' }).click();
  await expect(main.getByText('The draft is what visitors see.')).toBeVisible();
  await visitor.goto('/services');
  await expect(visitor.getByText('Drumming together')).toHaveCount(0);
  await visitor.context().close();
});
