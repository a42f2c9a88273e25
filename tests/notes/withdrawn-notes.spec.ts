import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { caseNoteCalls } from '../../shared/notes/calls.ts';
import { addPatient, authorize } from '../browser/add-patient.ts';
import { signIn, test } from '../browser/product.ts';
import { expectAccessibleAtBothWidths } from '../browser/widths.ts';

const words = 'She told us about the money she owes.';

const write = async (page: Page, referralId: string): Promise<void> => {
  const answer = await page.request.post(caseNoteCalls.createCaseNote.path, {
    data: { referralId, caseNote: words },
    headers: { ...(await authorize(page)), 'idempotency-key': randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(201);
};
const openNotes = async (page: Page, patientId: string): Promise<void> => {
  await page.goto(`/admin/crm/casenotes/${patientId}`);
  await expect(page.getByRole('region', { name: 'Notes' }).getByRole('listitem').first()).toBeVisible();
};

test('a note on the wrong record is moved to the right one by keys alone, and leaves no word behind', async ({
  page,
}) => {
  await signIn(page, 'ROLE_STAFF', '/admin');
  const [wrong, right] = [await addPatient(page, 'Shazia Wexcombe'), await addPatient(page, 'Shazia Rosewater')];
  await write(page, wrong);
  await openNotes(page, wrong);
  const notes = page.getByRole('region', { name: 'Notes' });
  await notes.getByRole('button', { name: 'More actions' }).press('Enter');
  await notes.getByRole('button', { name: 'On the wrong record?' }).press('Enter');
  const form = notes.getByRole('form', { name: 'Withdraw or move this note' });
  await expect(form.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await form.getByRole('button', { name: 'Move the note' }).press('Enter');
  await expect(form.getByText('Please choose the patient whom the note is about.').first()).toBeVisible();
  await expect(form.getByText('Please write why it is withdrawn.').first()).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await form.getByRole('combobox').fill('Rosewater');
  await expect(page.getByText('1 patient found.')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(form.getByText('From Shazia Wexcombe to Shazia Rosewater', { exact: true })).toBeVisible();
  await form.getByLabel('Why').fill('Two people of one first name.');
  await form.getByRole('button', { name: 'Move it from Shazia Wexcombe to Shazia Rosewater' }).press('Enter');
  await expect(notes.getByText(/^A note was withdrawn on .* by Tomasz Brzezicki\.$/)).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
  await expectAccessibleAtBothWidths(page);
  await page.goto(`/admin/crm/patient/${wrong}`);
  await expect(page.getByRole('region', { name: 'Last note' }).getByText(/^A note was withdrawn on/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Timeline' }).getByText(/^A note was withdrawn on/)).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
  await openNotes(page, right);
  await expect(notes.getByText(words).first()).toBeVisible();
  await expect(notes.getByText(/^Moved here from another record by Tomasz Brzezicki on/)).toBeVisible();
});

test('the print of the wrong record has the place of a withdrawn note, and none of its words', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await signIn(page, 'ROLE_STAFF', '/admin');
  const patientId = await addPatient(page, 'Printed Wrongly');
  await write(page, patientId);
  await openNotes(page, patientId);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'On the wrong record?' }).click();
  await page.getByLabel('Why').fill('It is about her sister.');
  await page.getByRole('button', { name: 'Withdraw it from the record of Printed Wrongly' }).click();
  await expect(page.getByText(/^A note was withdrawn on/).first()).toBeVisible();
  await page.goto(`/admin/crm/patient/${patientId}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Print this record' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/notes/i).check();
  await dialog.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^A note was withdrawn on .* by Tomasz Brzezicki\.$/).last()).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
});

test('what was withdrawn is read by an admin with a reason, and offered to nobody else', async ({
  page,
  colleague,
}) => {
  await signIn(colleague, 'ROLE_STAFF', '/admin');
  const patientId = await addPatient(colleague, 'Opened Later');
  await write(colleague, patientId);
  await openNotes(colleague, patientId);
  await colleague.getByRole('button', { name: 'More actions' }).click();
  await colleague.getByRole('button', { name: 'On the wrong record?' }).click();
  await colleague.getByLabel('Why').fill('It is about her sister.');
  await colleague.getByRole('button', { name: /^Withdraw it from the record/ }).click();
  await expect(colleague.getByText(/^A note was withdrawn on/).first()).toBeVisible();
  await expect(colleague.getByRole('button', { name: 'Read what was withdrawn' })).toHaveCount(0);

  await signIn(page, 'ROLE_ADMIN', '/admin');
  await openNotes(page, patientId);
  await page.getByRole('button', { name: 'Read what was withdrawn' }).click();
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByText('Please write why you read it.').first()).toBeVisible();
  await page.getByLabel('Why you read it').fill('A complaint of her sister.');
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText('Why it was withdrawn: It is about her sister.')).toBeVisible();
  await expect(page.getByText(/^Nasreen Akhtar, .*: A complaint of her sister\.$/)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});
