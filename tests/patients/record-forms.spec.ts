import { expect } from '@playwright/test';
import { openNewPatient } from '../browser/add-patient.ts';
import { openPatient } from '../browser/open-patient.ts';
import { signIn, startSession, test } from '../browser/product.ts';
import { editGroup, openTab } from '../browser/record-screens.ts';

const group = 'The person who needs support';

test('a form that opens has the focus in its first field, and gives it back when it closes', async ({ page }) => {
  await startSession(page);
  await openNewPatient(page, 'Samira Focused');
  await editGroup(page, group);
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: `Edit ${group}` })).toBeFocused();

  await openTab(page, 'Summary');
  const words = 'Came with her sister, by bus';
  await page.getByRole('link', { name: 'Write a case note' }).click();
  await page.getByLabel('Case note').fill(words);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Read the notes' }).click();
  const note = page.getByRole('group').filter({ hasText: 'Came with her s…' }).first();
  await note.getByRole('button', { name: 'Amend this note' }).click();
  await expect(page.getByLabel('The note, amended')).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(note.getByRole('button', { name: 'Amend this note' })).toBeFocused();
});

test('an outcome that somebody else saved meanwhile is shown before it is replaced, and a draft of it is kept', async ({
  page,
  colleague: other,
}) => {
  await startSession(page);
  await openNewPatient(page, 'Kulsoom Outcome');
  await page.getByRole('link', { name: 'Log an external referral' }).click();
  await expect(page.getByRole('button', { name: 'Choose another patient' })).toBeVisible();
  await page.getByLabel('Service type').fill('Debt advice');
  await page.getByLabel('Referral details').fill('Letters from the bailiff.');
  await page.getByLabel('Why is it shared without their consent?').fill('She asked for it.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Thank you the referral details were saved on the system.')).toBeVisible();
  await openPatient(page, 'Kulsoom Outcome');
  const add = 'Add status or outcome of Debt advice';
  await page.getByRole('button', { name: add }).click();
  await expect(page.getByLabel('Status')).toBeFocused();
  await page.getByLabel('Outcome').fill('Mine.');
  await expect(page.getByText('Draft kept.')).toBeVisible();

  await signIn(other, 'ROLE_ADMIN', page.url());
  await other.getByRole('button', { name: add }).click();
  await other.getByLabel('Outcome').fill('Theirs.');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Outcome: Theirs.')).toBeVisible();

  const asked = page.getByRole('group', { name: 'Outcome: both of you changed this.' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(asked).toContainText('Theirs.');
  await expect(page.getByLabel('Outcome')).toHaveValue('Mine.');
  await expect(page.getByText('Draft kept.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: add }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Outcome')).toHaveValue('Mine.');
  await asked.getByRole('radio', { name: 'Your version' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Outcome: Mine.')).toBeVisible();
  await expect(page.getByRole('button', { name: add })).toBeFocused();
});

test('a draft that is brought back has no signature of somebody else, and keeps the typed consent', async ({
  page,
}) => {
  await signIn(page, 'ROLE_STAFF', '/admin/crm/newpatient');
  await page.getByLabel('First name').first().fill('Rukhsana');
  await page.getByText('Signature of the patient').click();
  await page.getByText('The patient cannot draw a signature').click();
  await page.getByLabel('Full name, typed by the patient').fill('Rukhsana Mahmood');
  await expect(page.getByText('Draft kept.')).toBeVisible();
  await page.reload();
  const bringBack = page.getByRole('button', { name: 'Restore' });
  await expect(bringBack).toBeVisible();
  const unsigned = page.getByText('No drawn signature has been saved.');
  await page.getByText('Signature of the patient').click();
  const pad = page.locator('canvas');
  await pad.scrollIntoViewIfNeeded();
  await pad.click({ position: { x: 40, y: 40 } });
  await page.getByRole('button', { name: 'Save signature' }).click();
  await expect(unsigned).toHaveCount(0);
  await bringBack.click();
  await expect(page.getByLabel('First name').first()).toHaveValue('Rukhsana');
  await expect(page.getByLabel('Full name, typed by the patient')).toHaveValue('Rukhsana Mahmood');
  await expect(unsigned).toBeVisible();
  await page.getByLabel('Last name').first().fill('Mahmood');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Open the record of Rukhsana Mahmood' }).click();
  await openTab(page, 'Details');
  const signature = page.getByRole('region', { name: 'Signature' });
  await expect(signature.getByText('Agreed by typing the name: Rukhsana Mahmood')).toBeVisible();
});

test('a new patient begins with a name and a number; the rest is folded, and opens where something is wrong', async ({
  page,
}) => {
  await signIn(page, 'ROLE_STAFF', '/admin/crm/newpatient');
  const main = page.getByRole('main');
  await expect(main.getByLabel('Phone').first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Save', exact: true })).toBeInViewport();
  await expect(main.getByRole('textbox').filter({ visible: true })).toHaveCount(4);
  const more = main.getByText('The service, and more about the person');
  await more.click();
  const email = main.getByLabel('Email').filter({ visible: true });
  await email.fill('nobody');
  await more.click();
  await expect(email).toHaveCount(0);
  await main.getByLabel('First name').first().fill('Noor');
  await main.getByLabel('Last name').first().fill('Folded');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeFocused();
  await expect(email).toBeVisible();
  await more.click();
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(email).toBeVisible();
  await page.getByRole('alert').getByRole('link').first().click();
  await expect(email).toBeFocused();
  await email.fill('');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Thank you. Your patient has been saved on the system.')).toBeVisible();
  await expect(email).toHaveCount(0);
});
