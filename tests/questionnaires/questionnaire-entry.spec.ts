/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';
import { addPatient } from '../browser/add-patient.ts';
import { startSession, test } from '../browser/product.ts';

const choose = async (page: Page, name: string) => {
  await page.getByRole('main').getByRole('combobox').fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await expect(page.getByRole('button', { name: 'Choose another patient' })).toBeVisible();
};

const answerFirst = (page: Page, text: string) =>
  page.getByRole('group', { name: /Little interest/ }).getByRole('radio', { name: text });

test('answers given before the patient is chosen stay, and never follow to another patient', async ({ page }) => {
  await startSession(page);
  for (const name of ['Samira Answering', 'Kulsoom Another']) await addPatient(page, name);
  await page.goto('/admin/crm/phq');
  await answerFirst(page, 'Nearly every day').check();
  await choose(page, 'Samira Answering');
  await expect(answerFirst(page, 'Nearly every day')).toBeChecked();
  await page.getByRole('button', { name: 'Choose another patient' }).click();
  await page.getByRole('button', { name: 'Keep as a draft' }).click();
  await choose(page, 'Kulsoom Another');
  await expect(page.getByText('0 of 9')).toBeVisible();
  await expect(answerFirst(page, 'Nearly every day')).not.toBeChecked();
});

test('a digit answers while the focus is in the form, where it goes once the patient is known, and nowhere else', async ({
  page,
}) => {
  await startSession(page);
  await addPatient(page, 'Samira Digits');
  await page.goto('/admin/crm/phq');
  await choose(page, 'Samira Digits');
  await expect(answerFirst(page, 'Not at all')).toBeFocused();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('3');
  await answerFirst(page, 'Not at all').focus();
  await page.keyboard.press('1');
  await expect(page.getByText('1 of 9')).toBeVisible();
  await expect(answerFirst(page, 'Several days')).toBeChecked();
  await page.goto(page.url());
  await expect(answerFirst(page, 'Not at all')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // From a screen that has read the patient already.
  const id = page.url().slice(-26);
  await page.goto(`/admin/crm/patient/${id}`);
  await page.getByRole('link', { name: 'New PHQ-9' }).click();
  await expect(answerFirst(page, 'Not at all')).toBeFocused();
});
