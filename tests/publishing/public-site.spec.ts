import { expect } from '@playwright/test';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { signIn, test } from '../browser/product.ts';
import { expectAccessibleAtBothWidths } from '../browser/widths.ts';

test('an admin changes the number and closes for two days, publishes it, and puts it back', async ({
  page,
  browser,
  productUrl,
}) => {
  const [before, after] = ['0113 496 0142', '0113 496 0177'];
  await signIn(page, 'ROLE_ADMIN');
  await page.goto('/admin/site');
  const main = page.getByRole('main');
  await expect(main.getByText('There is nothing to publish')).toBeVisible();
  await main.getByLabel('Telephone', { exact: true }).fill('ask us');
  await main.getByRole('button', { name: 'Save draft' }).click();
  await expect(main.getByRole('link', { name: /Please enter the telephone number/ })).toBeVisible();
  await main.getByLabel('Telephone', { exact: true }).fill(after);
  await main.getByRole('button', { name: 'Add a closure' }).click();
  await main.getByLabel('From', { exact: true }).fill(addDays(today(), 1));
  await main.getByLabel('Until and including').fill(addDays(today(), 2));
  await main.getByRole('button', { name: 'Add a help line' }).click();
  await main.getByLabel('Whose line it is').fill('Leeds crisis line');
  await main.getByLabel('Telephone of the line').fill('0113 496 0188');
  await main.getByLabel('Per cent who increased self-esteem').fill('a lot');
  await main.getByLabel('Partners').fill('Beeston Baths');
  await main.getByRole('button', { name: 'Save draft' }).click();
  await expect(main.getByRole('link', { name: /Please give a whole number from 0 to 100/ })).toBeVisible();
  await main.getByLabel('Per cent who increased self-esteem').fill('91');
  await main.getByRole('button', { name: 'Save draft' }).click();
  await expect(main.getByText('The draft has been saved. Nothing is published yet.')).toBeVisible();
  await main.getByLabel('Language', { exact: true }).selectOption('ur');
  const preview = page.frameLocator('iframe[title^="Preview: Home"]');
  await expect(preview.locator('html')).toHaveAttribute('lang', 'ur');
  await expect(preview.getByRole('link', { name: after }).first()).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  const visitor = await (await browser.newContext({ baseURL: productUrl })).newPage();
  await visitor.goto('/');
  await expect(visitor.getByText(after)).toHaveCount(0);
  await main.getByRole('button', { name: 'Publish' }).click();
  await expect(main.getByText('The draft is what visitors see.')).toBeVisible();
  const problems: string[] = [];
  visitor.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  for (const path of ['/', '/ur', '/contact']) {
    await visitor.goto(path);
    await expect(visitor.locator(`a[href="tel:+44${after.replaceAll(' ', '').slice(1)}"]`).first()).toBeAttached();
  }
  await visitor.goto('/');
  await expect(visitor.getByText('We are closed from')).toBeVisible();
  // The page is the same once its scripts have run.
  await visitor.getByRole('link', { name: 'Contact us' }).first().click();
  await expect(visitor.getByRole('main').getByText(after)).toBeVisible();
  await expect(visitor.getByRole('link', { name: '0113 496 0188' })).toBeVisible();
  await visitor.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(visitor.getByText('91% increased self-esteem')).toBeVisible();
  await expect(visitor.getByText('Beeston Baths')).toBeVisible();
  expect(problems).toEqual([]);

  // Whoever plans a session on such a day is asked whether somebody is there, and the diary says so.
  const second = await page.context().newPage();
  await second.goto('/admin/diary/session');
  await second.getByLabel('Date', { exact: true }).fill(addDays(today(), 1));
  await expect(second.getByText('We are closed on this day.')).toBeVisible();
  await second.goto(`/admin/diary?day=${addDays(today(), 1)}`);
  await expect(second.getByText('We are closed', { exact: true }).first()).toBeVisible();
  await second.close();

  await main.getByRole('button', { name: /^Put back what was there before/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Put back' }).click();
  await expect(main.getByLabel('Telephone', { exact: true })).toHaveValue(before);
  await main.getByRole('button', { name: 'Publish' }).click();
  await expect(main.getByText('The draft is what visitors see.')).toBeVisible();
  await visitor.goto('/contact');
  await expect(visitor.getByRole('main').getByText(before)).toBeVisible();
  await expect(visitor.getByText('We are closed')).toHaveCount(0);
  await expect(main.getByRole('list').last().getByRole('listitem').first()).toContainText(before);
  await visitor.context().close();
});

test('two admins who change the draft at once lose nothing of each other', async ({ page, browser, productUrl }) => {
  await signIn(page, 'ROLE_ADMIN');
  await page.goto('/admin/site');
  const main = page.getByRole('main');
  await main.getByLabel('Email', { exact: true }).fill('office@bca.example');
  const second = await (await browser.newContext({ baseURL: productUrl })).newPage();
  await signIn(second, 'ROLE_ADMIN');
  await second.goto('/admin/site');
  await second.getByRole('main').getByLabel('In English').fill('Monday to Thursday, 10am to 4pm');
  await second.getByRole('main').getByRole('button', { name: 'Save draft' }).click();
  await expect(second.getByText('The draft has been saved.')).toBeVisible();
  await main.getByRole('button', { name: 'Save draft' }).click();
  await expect(main.getByText('They changed what you had not touched.', { exact: false })).toBeVisible();
  await main.getByRole('button', { name: 'Save draft' }).click();
  await expect(main.getByText('The draft has been saved.')).toBeVisible();
  await expect(main.getByLabel('In English')).toHaveValue('Monday to Thursday, 10am to 4pm');
  await expect(main.getByLabel('Email', { exact: true })).toHaveValue('office@bca.example');
  await second.context().close();
});
