import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, type Page } from '@playwright/test';
import { documentCalls } from '../../shared/documents/calls.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { rename } from '../../shared/kernel/wire-names.ts';
import { screens } from '../../shared/screens.ts';
import { authorize, openNewPatient } from '../browser/add-patient.ts';
import { expectAccessible, signIn, test } from '../browser/product.ts';
import { turnPage, turnTo } from '../browser/referral-pages.ts';
import { expectAccessibleAtBothWidths } from '../browser/widths.ts';
import { makePng } from '../support/made-png.ts';

const makeLetter = async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage([200, 200]).drawText('A letter', { x: 20, y: 100 });
  return { name: 'Letter of Dr Shah.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdf.save()) };
};
const page404 = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') };

/** Waits until the scheduled check has checked the files of a patient. */
const waitForCheck = async (page: Page, patientId: string) => {
  const headers = await authorize(page);
  const path = documentCalls.listDocuments.path.replace('{patientId}', patientId).replace('{before}', 'latest');
  await expect
    .poll(async () => (await (await page.request.get(path, { headers })).text()).includes('"waiting"'))
    .toBe(false);
};

test('a letter is refused with a reason, another is sent, kept over a failure, and is on the record', async ({
  page,
}) => {
  const lastName = 'Letters';
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/referrals/client');
  await page.getByLabel('Your first name').fill('Jo');
  await turnPage(page);
  await page.getByLabel('Your email').fill('jo@surgery.example');
  await turnPage(page);
  await page.getByLabel('Their first name').fill('Amina');
  await page.getByLabel('Their last name').fill(lastName);
  await turnTo(page, 'Why now');
  await page.getByText('Attach a letter', { exact: true }).click();
  const chooser = page.getByRole('button', { name: 'Your files' });
  await chooser.setInputFiles(page404);
  await expect(page.getByText('letter.pdf: Please choose a PDF, or a picture in JPEG or PNG.').first()).toBeVisible();
  await expectAccessible(page);
  const files = page.getByRole('list', { name: 'Your files' });
  // Without a connection the typed words stay, and so does the file.
  await page.route('**/api/referral/upload', (route) => route.abort());
  await chooser.setInputFiles(await makeLetter());
  await expect(files.getByText('This file could not be sent.')).toBeVisible();
  await page.unroute('**/api/referral/upload');
  await turnTo(page, 'Anything else?');
  await page.getByRole('button', { name: 'Check your answers' }).click();
  // It leads to the page with the file.
  await page.getByRole('link', { name: 'This file has not arrived.' }).click();
  await files.getByRole('button', { name: 'Try again' }).click();
  await expect(files.getByText('Has arrived.')).toBeVisible();
  await chooser.setInputFiles({ name: 'Scan.png', mimeType: 'image/png', buffer: makePng(40, 30) });
  await expect(files.getByText('Has arrived.')).toHaveCount(2);
  await files.getByRole('button', { name: 'Remove Scan.png' }).click();
  await expect(chooser).toBeFocused();
  // The draft stores which files were added.
  await page.reload();
  await page.getByRole('button', { name: 'Carry on' }).click();
  await expect(files.getByText('Letter of Dr Shah.pdf').first()).toBeVisible();
  await turnTo(page, 'Anything else?');
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(page.getByRole('region', { name: 'Your files' })).toContainText('Letter of Dr Shah.pdf');
  await expect(page.getByRole('definition').filter({ hasText: lastName })).toBeVisible();
  const sent = page.waitForResponse((response) => response.url().endsWith(intakeCalls.sendReferral.path));
  await page.getByRole('button', { name: 'Save' }).click();
  const reply = intakeCalls.sendReferral.replies[201];
  const { patientId } = reply.parse(rename(reply, await (await sent).json()));
  await expect(page).toHaveURL(/\/referral-success#/);

  await signIn(page);
  await page.goto(screens.referral.path.replace(':id', patientId));
  const documents = page.getByRole('region', { name: 'Documents' });
  await expect(documents).toContainText('Letter of Dr Shah.pdf');
  await expect(documents).toContainText('Came with the referral');
});

test('staff add a document, open it once it is checked, name it and delete it with a reason', async ({ page }) => {
  await signIn(page);
  const patientId = await openNewPatient(page, 'Dana Documents');
  await page.getByRole('navigation', { name: 'This patient' }).getByRole('link', { name: 'Documents' }).click();
  await expect(page.getByText('There are no documents of this patient yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a document' }).click();
  await page.getByRole('button', { name: 'Add this document' }).click();
  await expect(page.getByRole('link', { name: 'Please choose a file.' })).toBeVisible();
  await page.getByLabel('File').setInputFiles(page404);
  await page.getByLabel('What it is').fill('From the surgery');
  await page.getByRole('button', { name: 'Add this document' }).click();
  await expect(page.getByRole('link', { name: 'Please choose a PDF' })).toBeVisible();
  await page.getByLabel('File').setInputFiles(await makeLetter());
  await page.getByRole('button', { name: 'Add this document' }).click();
  const list = page.getByRole('region', { name: 'Documents' });
  await expect(list).toContainText('From the surgery');
  await waitForCheck(page, patientId);
  await page.reload();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await list.getByRole('button', { name: 'Download From the surgery' }).click();
  expect((await download).suggestedFilename()).toBe('From the surgery.pdf');
  await list.getByRole('button', { name: 'More actions From the surgery' }).click();
  await list.getByRole('button', { name: 'May they read it? From the surgery' }).click();
  await page
    .getByRole('combobox', { name: 'May they read it, if they ask' })
    .selectOption({ label: 'It says things of somebody else' });
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(list.getByText('Not for them to read: It says things of somebody else')).toBeVisible();
  await list.getByRole('button', { name: 'Who may open it? From the surgery' }).click();
  const restriction = page.getByRole('form', { name: 'Restrict this document to named people' });
  await restriction.getByRole('checkbox', { name: 'Tomasz Brzezicki' }).check();
  await restriction.getByLabel('Why').fill('It is about a colleague.');
  await expectAccessibleAtBothWidths(page);
  await restriction.getByRole('button', { name: 'Save' }).click();
  await expect(list.getByText(/^Restricted to Tomasz Brzezicki: It is about a colleague\./)).toBeVisible();
  await list.getByRole('button', { name: 'Rename From the surgery' }).click();
  await page.getByLabel('What it is').fill('Discharge letter');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await list.getByRole('button', { name: 'Delete Discharge letter' }).click();
  await page.getByRole('button', { name: 'Delete this document' }).click();
  await expect(page.getByText('Please say why this document is deleted.').first()).toBeVisible();
  await page.getByLabel('Why it is deleted').fill('It is about somebody else.');
  await page.getByRole('button', { name: 'Delete this document' }).click();
  await expect(page.getByText('There are no documents of this patient yet.')).toBeVisible();
  await page.goto(`/admin/crm/patient/${patientId}`);
  await expect(page.getByText('Document deleted: Discharge letter')).toBeVisible();
});
