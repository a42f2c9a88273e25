import { expect, type Page } from '@playwright/test';

/** Opens the record of the first patient whom a name finds. */
export const openPatient = async (page: Page, name: string): Promise<void> => {
  await page.goto('/admin/crm/newcasenotes');
  await page.getByRole('combobox').fill(name);
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
  await page.waitForURL(/newcasenotes\/[0-9A-Z]{26}$/);
  const id = page.url().slice(-26);
  await page.goto(`/admin/crm/patient/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};
