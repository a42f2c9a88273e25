/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';

/**
 * Opens a screen of the staff area as the back button does, in the page that is open: nothing is loaded and compiled
 * again. For a screen that has another name than the one before it.
 */
export const openHere = async (page: Page, address: string): Promise<void> => {
  const before = await page.title();
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  // The screen before is gone: its name has been taken from the window.
  await expect(page).not.toHaveTitle(before);
};
