import type { Page } from '@playwright/test';

/** Opens a screen of the record that is open, by its tab. */
export const openTab = async (page: Page, name: 'Summary' | 'Details'): Promise<void> => {
  await page.getByRole('navigation', { name: 'This patient' }).getByRole('link', { name, exact: true }).click();
};

/** Opens the form of a group of the record that is open. */
export const editGroup = async (page: Page, group: string): Promise<void> => {
  await openTab(page, 'Details');
  await page.getByRole('button', { name: `Edit ${group}` }).click();
};
