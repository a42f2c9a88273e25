import { expect, type Page } from '@playwright/test';

export const expectDraftStored = (page: Page) => expect(page.getByText('Draft kept.')).toBeVisible();
export const bringBack = (page: Page) => page.getByRole('button', { name: 'Restore' }).click();
export const unsaved = (page: Page) => page.getByRole('region', { name: 'You have unsaved work' });
export const save = (page: Page, name = 'Save') => page.getByRole('button', { name, exact: true }).click();
