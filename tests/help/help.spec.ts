import { expect } from '@playwright/test';
import { signIn, test } from '../browser/product.ts';
import { expectAccessibleAtBothWidths } from '../browser/widths.ts';

test('a screen says what it is for, and the handbook says it of all that somebody may open', async ({ page }) => {
  await signIn(page, 'ROLE_STAFF');
  const main = page.getByRole('main');
  await main.getByText('Help with this screen').click();
  await expect(main.getByText(/^What is yours today/)).toBeVisible();
  await page.goto('/admin/crm/patients');
  await main.getByText('Help with this screen').click();
  await expect(main.getByText(/^Every patient whom you may find/)).toBeVisible();
  await main.getByRole('link', { name: 'Help with every screen' }).click();
  await expect(main.getByRole('heading', { level: 1, name: /^Handbook/ })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Record a session' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Settings' })).toHaveCount(0);
  await expectAccessibleAtBothWidths(page);
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(main.getByText('Help with this screen', { exact: true })).toBeHidden();
  await expect(main.getByText(/^Every patient whom you may find/)).toBeVisible();
});
