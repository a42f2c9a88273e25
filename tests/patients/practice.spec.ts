import { expect } from '@playwright/test';
import { signIn, test } from '../browser/product.ts';
import { expectAccessibleAtBothWidths } from '../browser/widths.ts';

test('a counsellor makes a practice patient, sees on it that it counts nowhere, and removes it', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/crm/patients');
  await page.getByRole('link', { name: 'Practice patients' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Practice patients' })).toBeVisible();
  await page.getByRole('button', { name: 'Make a practice patient' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Practice Patient' })).toBeVisible();
  await expect(page.getByText('Practice patient. Nothing here counts:')).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  await page.goto('/admin/crm/practice-patients');
  const row = page.getByRole('row', { name: /^Practice Patient/ });
  await expect(row).toHaveCount(1);
  await expectAccessibleAtBothWidths(page);
  await row.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText('There is no practice patient now.')).toBeVisible();
});
