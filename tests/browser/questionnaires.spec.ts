/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { parseCsv } from '../support/parse-csv.ts';
import { expectAccessible as expectAccessibleHere, signIn, test } from './product.ts';

const acute = 'Talk with the person about these thoughts now';

// From the top: what the header that stays covers half is no target there.
const expectAccessible = async (page: Page) => {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessibleHere(page);
};

/** The id of a demonstration patient, by the search that staff use. */
const choosePatient = async (page: Page, name: string): Promise<string> => {
  await page.getByRole('combobox').fill(name);
  await page.getByRole('option', { name }).first().click();
  await expect(page).toHaveURL(/\/[0-9A-Z]{26}$/);
  return page.url().slice(-26);
};

const answer = async (page: Page, scores: readonly number[]) => {
  await expect(page.getByRole('button', { name: 'Choose another patient' })).toBeVisible();
  for (const [question, score] of scores.entries()) {
    await page.keyboard.press(String(score));
    await expect(page.getByText(`${question + 1} of `)).toBeVisible();
  }
};

test('a PHQ-9 by keyboard: item 9 raises what must be done, which stays until somebody wrote what was', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin/crm/phq');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('link', { name: 'Please make sure you have added a patient in the search box above.' }),
  ).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Please make sure all the questions have been answered.' }),
  ).toBeVisible();
  await expectAccessible(page);

  const id = await choosePatient(page, 'Nusrat');
  await expect(page.getByText(id)).toBeVisible();
  const started = Date.now();
  await answer(page, [3, 3, 2, 2, 2, 2, 1, 1, 2]);
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
  await page.keyboard.press('Enter');
  const saved = page.getByRole('region', { name: 'What was saved' });
  await expect(saved.getByRole('alert').getByText(acute)).toBeVisible();
  expect(Date.now() - started).toBeLessThan(45_000);
  await expect(saved.getByText(id)).toBeVisible();
  await expect(saved.getByText('Band: Moderate risk')).toBeVisible();
  await expect(saved.getByText('Severity: moderately severe (15-19)')).toBeVisible();
  await expect(saved.getByText('At or above the clinical threshold')).toBeVisible();
  await expect(page).toHaveURL('/admin/crm/phq');
  await expectAccessible(page);

  await page.goto(`/admin/crm/patient/${id}`);
  await expect(page.getByText(acute)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Latest test scores' }).getByText('PHQ-9: Up to date')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin/crm/dashboard');
  const alert = page.getByRole('region', { name: /^Nusrat.*item 9/ }).first();
  await expect(alert.getByText(acute)).toBeVisible();
  await expect(page.getByText('Active referrals')).toBeVisible();
  await expectAccessible(page);

  await alert.getByRole('button', { name: 'Record what was done' }).click();
  await alert.getByRole('button', { name: 'Save what was done' }).click();
  await expect(alert.getByRole('link', { name: 'Please write down what was done.' })).toBeVisible();
  await alert.getByLabel('Who acted').fill('Tomasz Brzezicki');
  await alert.getByLabel('What was done').fill('Stayed with her; safety plan agreed; her sister is with her tonight.');
  await alert.getByRole('button', { name: 'Save what was done' }).click();
  await expect(page.getByText(/^What was done has been recorded/)).toBeVisible();

  await page.goto(`/admin/crm/phq/${id}`);
  await answer(page, [1, 1, 1, 0, 0, 0, 0, 0, 0]);
  await page.keyboard.press('Enter');
  await expect(saved.getByText('Since the last (18): down 15')).toBeVisible();
  await expect(saved.getByText('Reliable improvement')).toBeVisible();
});

test('a patient’s data: charts with their tables, the answers of any result, and the CSV', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/crm/overdue');
  const first = page.getByRole('table').first().getByRole('link').first();
  await expect(first).toBeVisible();
  await expectAccessible(page);
  await first.click();
  await expect(page).toHaveURL(/\/admin\/crm\/(phq|gad|asq)\/[0-9A-Z]{26}$/);
  const id = page.url().slice(-26);

  await page.goto(`/admin/crm/data/${id}`);
  const figure = page.getByRole('figure', { name: 'PHQ-9: depression score over time' });
  await expect(figure.locator('svg.recharts-surface')).toBeVisible();
  await figure.getByText('The values as a table').click();
  await expect(figure.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);

  await page
    .getByRole('button', { name: /^See the answers to PHQ-9/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Little interest or pleasure' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download csv' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('crm-data.csv');
  const [heading = [], ...rows] = parseCsv(await readFile(await file.path(), 'utf8'));
  expect(heading).toContain('PHQ-9 9');
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.every((row) => row[0] === id)).toBe(true);
});

test('feedback is given without a name, and counts in the organisation’s data', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/crm/feedback');
  await expect(page.getByRole('group')).toHaveCount(12);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('link', { name: 'Please make sure all the questions have been answered.' }),
  ).toBeVisible();
  await expectAccessible(page);
  for (const group of await page.getByRole('group').all()) await group.getByText('Strongly agree').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Thank you. The feedback has been saved.')).toBeVisible();

  await page.goto('/admin/crm/orgdata');
  await expect(page.locator('svg.recharts-surface')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Mean PHQ-9 per month' })).toBeVisible();
  await expectAccessible(page);
});
