import { expect } from '@playwright/test';
import { expectAccessible, signIn, test } from '../browser/product.ts';

test('the staff home welcomes, forgets the stored username, and leads to messages, referrals and the CRM', async ({
  page,
}) => {
  await signIn(page);
  await expect(page.getByText('Please pick an item from the menu to view messages or referrals.')).toBeVisible();
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toEqual({ authorities: '[{"authority":"ROLE_STAFF"}]' });
  const menu = page.getByRole('navigation', { name: 'Staff' });
  const messagesAndReferrals = [/^Messages \(\d+\)$/, /^Referrals \(\d+ new\)$/];
  const first = ['Today', ...messagesAndReferrals, 'Diary', 'Patients', 'Groups', 'CRM', 'Case notes', 'Reports'];
  for (const [at, label] of first.entries()) await expect(menu.getByRole('link').nth(at)).toHaveText(label);
  await expect(menu.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('link', { name: 'CRM' }).click();
  await expect(page).toHaveURL('/admin/crm');
  // The same menu, with the way back.
  await expect(menu.getByRole('link', { name: 'CRM' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', { name: 'Today' })).toHaveAttribute('href', '/admin');
});

test('messages are listed 12 a page, with the columns and the paging that are specified', async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Messages' }).click();
  await expect(page.getByRole('row')).toHaveCount(13);
  for (const name of ['Name', 'Date', 'Delete']) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
  const paging = page.getByRole('navigation', { name: 'Messages, pages' });
  await expect(paging.getByRole('button', { name: /^Page / })).toHaveCount(4);
  await expect(paging.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  // On a phone the first row of the next page is in sight, not its last one.
  await page.setViewportSize({ width: 390, height: 500 });
  await paging.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(paging.getByRole('status')).toHaveText(/^Page 2 of \d+$/);
  await expect(page.getByRole('table').getByRole('link').first()).toBeInViewport();
  await expect(paging.getByRole('button', { name: 'Next' })).toBeFocused();
  await expect(paging.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'false');
  await expectAccessible(page);
});

test('a message that does not exist, and one that cannot be deleted, say so', async ({ page }) => {
  await signIn(page, 'ROLE_STAFF', '/admin/message/01M5YXZYWAKE0RY5QY34VFXM34');
  await expect(page.getByRole('alert')).toHaveText('Sorry, that message does not exist.');
  await expectAccessible(page);
  await page.goto('/admin?show=messages');
  await page.route('**/api/contact/*', (route) => route.abort());
  await page.getByRole('row').nth(1).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  // A key pressed once too often deletes nothing.
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'We could not reach our service. Please check your connection and try again.',
  );
  await expectAccessible(page);
});
