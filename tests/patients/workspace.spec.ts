import { expect, type Page } from '@playwright/test';
import { openNewPatient } from '../browser/add-patient.ts';
import { openPatient } from '../browser/open-patient.ts';
import { expectAccessible, signIn, test } from '../browser/product.ts';
import { readPdf } from '../support/read-pdf.ts';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'This patient' }).getByRole('link', { name, exact: true });

test('the screens of a patient are in one workspace, which reads the record once and leads on from what is saved', async ({
  page,
}) => {
  await signIn(page);
  await openNewPatient(page, 'Halima Workspace');
  const readings: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/referral\/[0-9A-Z]{26}$/.test(request.url())) readings.push(request.url());
  });
  const safe = page.getByRole('term').filter({ hasText: 'Safe contact' });
  for (const name of ['Notes', 'Scores', 'Referred on', 'Details', 'Summary']) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
    await expect(safe).toBeVisible();
  }
  expect(readings).toEqual([]);

  await page.getByRole('link', { name: 'Write a case note' }).click();
  const text = page.getByLabel('Case note');
  await expect(text).toBeFocused();
  await expect(safe).toBeVisible();
  await text.fill('First line.\n'.repeat(9));
  await page.getByRole('button', { name: 'Save' }).click();
  const next = page.getByRole('list', { name: 'What next' });
  await expect(next.getByRole('link', { name: 'PHQ-9: not answered yet' })).toBeVisible();
  await expectAccessible(page);
  await next.getByRole('link', { name: 'Open the record' }).click();
  const note = page.getByRole('region', { name: 'Last note' });
  await note.getByRole('button', { name: 'Show the whole note' }).click();
  await expect(note.getByRole('button', { name: 'Show less' })).toBeVisible();
  await tab(page, 'Details').click();
  await expect(page.getByText('Not recorded:')).toContainText('Carer');
});

test('a second questionnaire of one day asks, and none can be begun without a patient under what was saved', async ({
  page,
}) => {
  await signIn(page);
  const id = await openNewPatient(page, 'Parveen Twice');
  const answer = async () => {
    await page.goto(`/admin/crm/gad/${id}`);
    await expect(page.getByRole('radio').first()).toBeFocused();
    await page.keyboard.type('0000000');
  };
  await answer();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Another patient' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('link', { name: "All this patient's scores" })).toBeVisible();
  await answer();
  const second = page.getByRole('checkbox', { name: /This is a second GAD-7/ });
  await expect(second).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').first()).toContainText('There is already a GAD-7 of this day.');
  await expectAccessible(page);
  await second.check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Another patient' })).toBeVisible();
  // The record says both in words, and the instrument once.
  await page.goto(`/admin/crm/patient/${id}`);
  const scores = page.getByRole('region', { name: 'Latest test scores' });
  await expect(scores.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(scores.getByText(/^Before: 0 of 21, /)).toBeVisible();
});

test('a record goes on paper with its notes, scores and answers, as was chosen', async ({ page }) => {
  await signIn(page);
  await openPatient(page, 'Kulsoom Jan');
  // The browser's own dialog would wait for a person.
  await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { isPrinting: true }) }));
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Print this record' }).click();
  await expectAccessible(page);
  await page.getByLabel('Every answer to every question').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
  await page.waitForFunction(() => 'isPrinting' in window);
  const { pages, pack } = await readPdf(await page.pdf({ format: 'A4' }));
  const all = pages.join('');
  for (const words of ['Met at the library.', 'Little interest or pleasure', 'Several days', 'Signature', 'Refuge']) {
    expect(all).toContain(pack(words));
  }
});
