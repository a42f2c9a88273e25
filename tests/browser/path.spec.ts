import { expect } from '@playwright/test';
import { expectAccessible, signInAlone, test } from './product.ts';

test('a visitor’s message is read, and deleted, by a signed-in member of staff', async ({ page }) => {
  const lastName = 'Yusufzai';
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Amina');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByRole('textbox', { name: 'Email' }).fill('amina@example.org');
  await page.getByLabel('Phone').fill('07700 900456');
  await page.getByLabel('Message').fill('Please ring me.\nAfter 3 is best.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText("Thank you for dropping us a line. We'll get back to you soon.")).toBeVisible();
  for (const label of ['First name', 'Last name', 'Email', 'Phone', 'Message']) {
    await expect(page.getByRole('textbox', { name: label })).toHaveValue('');
  }
  await expectAccessible(page);

  await signInAlone(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await page.getByRole('link', { name: /^Messages/ }).click();
  const row = page.getByRole('row', { name: new RegExp(`Amina ${lastName}`) });
  await expect(row).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(13);

  await row.getByRole('link', { name: 'View message' }).click();
  await expect(page).toHaveURL(/\/admin\/message\/[0-9A-Z]{26}$/);
  await expect(page.getByText('After 3 is best.')).toBeVisible();
  // A blank question about safe ways promises a call, and no email.
  await expect(page.getByRole('link', { name: 'Call Amina Yusufzai: 07700 900456' })).toBeVisible();
  await expect(page.getByText('An email was not marked safe: amina@example.org')).toBeVisible();

  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that you want to delete this message.' });
  await expect(dialog.getByText('Are you sure you want to delete this message?')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/admin\?show=messages/);
  await expect(row).toHaveCount(0);

  await page
    .getByRole('link', { name: 'Sign out' })
    .or(page.getByRole('button', { name: 'Sign out' }))
    .click();
  await expect(page).toHaveURL('/');
  await page.goto('/admin');
  await expect(page).toHaveURL('/error/401');
});

test.describe('the guard', () => {
  test('sends a stranger to /error/401', async ({ page }) => {
    for (const path of ['/admin', '/admin?show=messages', '/admin/message/01M5YXZYWAKE0RY5QY34VFXM34', '/verify']) {
      await page.goto(path);
      await expect(page).toHaveURL('/error/401');
      await expect(
        page.getByText('Sorry, you are unauthorised to view this page. If this is an error, please contact admin.'),
      ).toBeVisible();
    }
  });

  test('shows nothing to a browser that only says it is an admin', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('authorities', '[{"authority":"ROLE_ADMIN"}]'));
    await page.goto('/admin?show=messages');
    await expect(page).not.toHaveURL(/show=messages/);
    await expect(page.getByText('Kauser')).toHaveCount(0);
  });
});
