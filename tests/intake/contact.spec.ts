import { expect } from '@playwright/test';
import { expectAccessible, test } from '../browser/product.ts';
import { atBothWidths } from '../browser/widths.ts';

atBothWidths(() =>
  test('an empty form is refused in a summary that leads to each field', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert')).toContainText('an email address or a phone number');
    await expect(page).toHaveTitle(/^Error: /);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Please enter your message.' }).click();
    await expect(page.getByLabel('Message', { exact: true })).toBeFocused();
  }),
);

test('a message needs no name', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Phone').fill('07700 900456');
  await page.getByLabel('Message', { exact: true }).fill('May I ask you something first?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you for dropping us a line.')).toBeVisible();
});

test('a message that nobody could answer is refused, and what was typed stays', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Amina');
  await page.getByLabel('Last name').fill('Yusuf');
  await page.getByLabel('Message', { exact: true }).fill('Please ring me.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toContainText('an email address or a phone number');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Please ring me.');
});

test('a lost connection keeps the text and says so; sent again it arrives once', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Amina');
  await page.getByLabel('Last name').fill('Lost');
  await page.getByLabel('Phone').fill('07700 900456');
  await page.getByLabel('Message', { exact: true }).fill('Please ring me.');
  const keys: (string | undefined)[] = [];
  // The first attempt reaches the server and its answer is lost: the worst case.
  await page.route('**/api/contact', async (route) => {
    keys.push((await route.request().headerValue('idempotency-key')) ?? undefined);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Please ring me.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you for dropping us a line.')).toBeVisible();
  expect(keys[0]).toMatch(/^[\w-]{16,}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('a double click sends one message, and says Please Wait meanwhile', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Amina');
  await page.getByLabel('Last name').fill('Twice');
  await page.getByLabel('Email', { exact: true }).fill('amina@mail.example');
  await page.getByLabel('Message', { exact: true }).fill('Please write to me.');
  let sent = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/contact', async (route) => {
    sent += 1;
    await released;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await expect(page.getByText('Please Wait')).toBeVisible();
  release();
  await expect(page.getByText('Thank you for dropping us a line.')).toBeVisible();
  expect(sent).toBe(1);
});

test('what is sent faster than anybody writes waits a moment, and then goes', async ({ page }) => {
  const opened = new Date('2026-03-02T10:00:00Z');
  await page.clock.install({ time: opened });
  await page.clock.pauseAt(new Date(opened.getTime() + 1000));
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) sent += 1;
  });
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Amina');
  await page.getByLabel('Last name').fill('Quick');
  await page.getByLabel('Phone').fill('07700 900456');
  await page.getByLabel('Message', { exact: true }).fill('Please ring me.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please Wait')).toBeVisible();
  await page.clock.runFor(1900);
  expect(sent).toBe(0);
  await page.clock.runFor(200);
  await expect(page.getByText('Thank you for dropping us a line.')).toBeVisible();
});

test('a failure of the server shows its message', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Amina');
  await page.getByLabel('Last name').fill('Yusuf');
  await page.getByLabel('Phone').fill('07700 900456');
  await page.getByLabel('Message', { exact: true }).fill('Please ring me.');
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 429, json: { status: 429, message: 'Please wait a minute and send it again.' } }),
  );
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please wait a minute and send it again.')).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Please ring me.');
});

test('an unknown page is answered 404 with the specified text', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(
    page.getByText('Sorry, that page does not exist. If you think this is an error, please contact admin.'),
  ).toBeVisible();
  await expectAccessible(page);
});
