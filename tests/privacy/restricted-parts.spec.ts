import { expect } from '@playwright/test';
import { caseNoteCalls } from '../../shared/notes/calls.ts';
import { addPatient, authorize } from '../browser/add-patient.ts';
import { signIn, test } from '../browser/product.ts';
import { bringBack, expectDraftStored } from '../browser/unsaved-work.ts';
import { expectAccessibleAtBothWidths } from '../browser/widths.ts';

const secret = 'She says that a colleague has threatened her.';

test('a note that is restricted to named people opens to an admin with a reason, and its author is told', async ({
  page,
  colleague,
}) => {
  await signIn(page, 'ROLE_STAFF');
  const id = await addPatient(page, 'Rukhsana Restricted');
  const headers = await authorize(page);
  const data = { referralId: id, caseNote: secret };
  expect((await page.request.post(caseNoteCalls.createCaseNote.path, { headers, data })).status()).toBe(201);
  await page.goto(`/admin/crm/casenotes/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Who may read it?', exact: true }).click();
  const form = page.getByRole('form', { name: 'Restrict this note to named people' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please write why, for whoever asks later.').first()).toBeVisible();
  // Everybody else gives a reason, whoever is an admin, too.
  await form.getByRole('checkbox', { name: 'Tomasz Brzezicki' }).check();
  await form.getByLabel('Why').fill('It is about a colleague.');
  await expectAccessibleAtBothWidths(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Restricted to .*: It is about a colleague\./)).toBeVisible();

  await signIn(colleague, 'ROLE_ADMIN', `/admin/crm/patient/${id}`);
  await expect(colleague.getByText(/^A note of .* is restricted\.$/)).toBeVisible();
  await expect(colleague.getByText('threatened')).toHaveCount(0);
  await colleague.goto(`/admin/crm/casenotes/${id}`);
  await colleague.getByRole('button', { name: 'Open it with a reason' }).click();
  await colleague.getByRole('radio', { name: 'Another reason' }).check();
  await colleague.getByRole('button', { name: 'Open the note' }).click();
  await expect(colleague.getByText('Please write why you open it.').first()).toBeVisible();
  await colleague.getByLabel('In your words').fill('A complaint.');
  await expectAccessibleAtBothWidths(colleague);
  await colleague.getByRole('button', { name: 'Open the note' }).click();
  await expect(colleague.getByText(secret)).toBeVisible();
  await colleague.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(colleague.getByText(secret)).toHaveCount(0);

  await page.goto('/admin');
  const told = page.getByRole('region', { name: /that others opened with a reason/ });
  await expect(told.getByText('a restricted note of')).toBeVisible();
  await expect(told.getByText('A complaint.')).toBeVisible();
});

test('a note is restricted as it is written, and what was chosen comes back with its draft', async ({
  page,
  colleague,
}) => {
  await signIn(page, 'ROLE_STAFF');
  const id = await addPatient(page, 'Rukhsana Written');
  await page.goto(`/admin/crm/newcasenotes/${id}`);
  await page.getByLabel('Case note').fill(secret);
  await page.getByText('Restrict it to named people?').click();
  await page.getByRole('checkbox', { name: 'Tomasz Brzezicki' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please write why, for whoever asks later.').first()).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByLabel('Why it is restricted').fill('It is about a colleague.');
  await expectDraftStored(page);
  await page.reload();
  await bringBack(page);
  await expect(page.getByRole('checkbox', { name: 'Tomasz Brzezicki' })).toBeChecked();
  await expect(page.getByLabel('Why it is restricted')).toHaveValue('It is about a colleague.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Thank you. That case note has been saved on the system.')).toBeVisible();

  await signIn(colleague, 'ROLE_ADMIN', `/admin/crm/patient/${id}`);
  await expect(colleague.getByText(/^A note of .* is restricted\.$/)).toBeVisible();
  await expect(colleague.getByText('threatened')).toHaveCount(0);
});
