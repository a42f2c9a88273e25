import type { Page } from '@playwright/test';

/** The console must stay empty: an error there is a violated policy, a mismatch in hydration or a lost exception. */
export const watchConsole = (page: Page, complaints: string[]) => {
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // The browser itself reports every status over 399; the screens show them, and the tests check them there.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      complaints.push(message.text());
    }
  });
};
