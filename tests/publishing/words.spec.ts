import { expect } from '@playwright/test';
import { signIn, test } from '../browser/product.ts';
import { expectAccessibleAtBothWidths } from '../browser/widths.ts';

test('an admin writes sentences anew in English and Urdu, publishes them, and puts them back', async ({
  page,
  browser,
  productUrl,
}) => {
  const lead = 'Come in. The kettle is on.';
  const urduLead = 'اندر آئیے۔ چائے تیار ہے۔';
  await signIn(page, 'ROLE_ADMIN');
  await page.goto('/admin/site');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Words of the site' }).click();
  const first = main.getByLabel(/^Come as you are/);
  await expect(first).toHaveValue(/^Come as you are/);
  const call = main.getByLabel('or call {phone}');
  await call.fill('or ring us');
  await first.fill(lead);
  await main.getByRole('button', { name: 'Save draft' }).click();
  await expect(main.getByRole('link', { name: /Please write \{phone\}/ })).toBeVisible();
  await call.fill('or ring {phone}');
  await main.getByRole('button', { name: 'Save draft' }).click();
  await expect(main.getByText('The draft has been saved. Nothing is published yet.')).toBeVisible();

  await main.getByLabel('Language', { exact: true }).selectOption('ur');
  await main.getByLabel('Show', { exact: true }).selectOption('behind');
  await main.getByLabel(lead).fill(urduLead);
  await main.getByRole('button', { name: 'Save draft' }).click();
  await expect(main.getByText('The draft has been saved. Nothing is published yet.')).toBeVisible();
  await expect(main.getByLabel('Part of the site')).toContainText('Home (1 yours, 1 to look at)');
  await expectAccessibleAtBothWidths(page);

  await main.getByRole('link', { name: 'Public site' }).first().click();
  await expect(main.getByText(urduLead)).toBeVisible();
  const visitor = await (await browser.newContext({ baseURL: productUrl })).newPage();
  const problems: string[] = [];
  visitor.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await visitor.goto('/');
  await expect(visitor.getByText(lead)).toHaveCount(0);
  await main.getByRole('button', { name: 'Publish' }).click();
  await expect(main.getByText('The draft is what visitors see.')).toBeVisible();
  // With scripts the page is the same, also where they show it without the server.
  for (const [path, words, other, home] of [
    ['/', lead, 'Contact us', 'Home'],
    ['/ur', urduLead, 'ہم سے رابطہ', 'پہلا صفحہ'],
  ] as const) {
    await visitor.goto(path);
    await expect(visitor.getByText(words)).toBeVisible();
    await visitor.getByRole('link', { name: other }).first().click();
    await expect(visitor).toHaveURL(/contact$/);
    await visitor.getByRole('link', { name: home, exact: true }).first().click();
    await expect(visitor.getByText(words)).toBeVisible();
  }
  expect(problems).toEqual([]);

  await main
    .getByRole('button', { name: /^Put back what was there before/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Put back' }).click();
  await main.getByRole('button', { name: 'Publish' }).click();
  await expect(main.getByText('The draft is what visitors see.')).toBeVisible();
  await visitor.goto('/');
  await expect(visitor.getByText('Come as you are.')).toBeVisible();
  await visitor.context().close();
});

test('whoever speaks a language marks a page as checked', async ({ page }) => {
  await signIn(page, 'ROLE_ADMIN');
  await page.goto('/admin/site');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Mark as checked' })).toHaveCount(0);
  await main.getByLabel('Language', { exact: true }).selectOption('ur');
  await expect(main.getByText('Nobody has checked the words of this page')).toBeVisible();
  await main.getByRole('button', { name: 'Mark as checked' }).click();
  await expect(main.getByLabel('Who has read the page')).toBeVisible();
  await main.getByRole('button', { name: 'Mark as checked' }).click();
  await expect(main.getByText('Please write who has read the page.').first()).toBeVisible();
  await main.getByLabel('Who has read the page').fill('Nasreen Akhtar');
  await expectAccessibleAtBothWidths(page);
  await main.getByRole('button', { name: 'Mark as checked' }).click();
  await expect(main.getByText(/^Checked by Nasreen Akhtar, /)).toBeVisible();
  await expect(main.getByText('Checked: /, اردو')).toBeVisible();
});
