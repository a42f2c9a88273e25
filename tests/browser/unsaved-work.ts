import { type Browser, expect, type Page } from '@playwright/test';
import { signIn } from './product.ts';

/** The same address as a colleague sees it. */
export const openColleague = async (browser: Browser, page: Page): Promise<Page> => {
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await signIn(other, 'ROLE_ADMIN');
  await other.goto(page.url());
  return other;
};
export const kept = (page: Page) => expect(page.getByText('Draft kept.')).toBeVisible();
export const bringBack = (page: Page) => page.getByRole('button', { name: 'Restore' }).click();
export const unsaved = (page: Page) => page.getByRole('region', { name: 'You have unsaved work' });
export const save = (page: Page, name = 'Save') => page.getByRole('button', { name, exact: true }).click();
