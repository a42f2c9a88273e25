import { expect, type Page } from '@playwright/test';

/** Opens the record of the first patient that a search by name finds, from any screen of the staff area. */
export const openPatient = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'Find a patient' }).fill(name);
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};
