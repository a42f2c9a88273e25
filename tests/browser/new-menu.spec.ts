import { expect } from '@playwright/test';
import { expectAccessible, signIn, test } from './product.ts';
import { expectAccessibleAtBothWidths } from './widths.ts';

test('what is new is begun from any screen by one key, or by a press', async ({ page }) => {
  await signIn(page, 'ROLE_STAFF', '/admin/crm/patients');
  const menu = page.getByRole('navigation', { name: 'New', exact: true });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(menu).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(menu.getByRole('link', { name: 'Record a session' })).toBeFocused();
  await expectAccessibleAtBothWidths(page);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);

  await page.keyboard.press('n');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('New case note');
  await expect(menu).toHaveCount(0);

  // In a text, N is a letter.
  await page.getByRole('main').getByRole('combobox').pressSequentially('Na');
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('Na');
  await expect(menu).toHaveCount(0);

  const button = page.getByRole('button', { name: 'New', exact: true });
  await button.click();
  await expect(menu.getByRole('link', { name: 'PHQ-9' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.click();
  await heading.click();
  await expect(menu).toHaveCount(0);
});

test('somebody who writes nothing has no menu of what is new', async ({ page }) => {
  await signIn(page, 'ROLE_MANAGER', '/admin/crm/orgdata');
  await expect(page.getByRole('heading', { level: 1, name: 'Organisation data' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New', exact: true })).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(page.getByRole('navigation', { name: 'New', exact: true })).toHaveCount(0);
  await expectAccessible(page);
});
