import { expect, type Page } from '@playwright/test';
import { patientCalls } from '../../shared/patients/calls.ts';
import { openPatient } from '../browser/open-patient.ts';
import { expectAccessible, findToken, openOrganisationMenu, signIn, test } from '../browser/product.ts';
import { expectAccessibleAtBothWidths } from '../browser/widths.ts';

/** A patient of a member of staff, made through the API. */
const addPatientOf = async (page: Page, lastName: string, worker: string): Promise<void> => {
  const headers = { authorization: `Bearer ${await findToken(page)}`, 'idempotency-key': crypto.randomUUID() };
  const data = { referralPersonalDetails: { firstName: 'Ruqaiya', lastName } };
  const made = await page.request.post(patientCalls.createPatient.path, { headers, data });
  expect(made.status()).toBe(201);
  await openPatient(page, lastName);
  const assigned = page.getByRole('region', { name: 'Assigned staff' });
  await assigned.getByRole('button', { name: worker }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click();
  await expect(assigned.getByText(`This patient has been assigned to ${worker}`)).toBeVisible();
};

test('an admin gives somebody access, takes it away again, and finds both in the audit log', async ({ page }) => {
  const email = 'nadia@mail.example';
  await signIn(page, 'ROLE_ADMIN');
  await openOrganisationMenu(page);
  await page.getByRole('link', { name: 'Staff accounts' }).click();
  await expect(page.getByRole('row', { name: /Nasreen Akhtar/ })).toContainText('Admin');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await expect(page.getByRole('heading', { name: 'Invite a colleague' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill('Nadia');
  await page.getByLabel('Last name').fill('Khan');
  await page.getByLabel(/^Staff:/).check();
  await page.getByLabel('UK mobile number').fill('0113 496 0142');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter a UK mobile number, like 07700 900123.');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expectAccessible(page);
  await page.getByLabel('UK mobile number').fill('07700 900777');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Nadia Khan is Staff now.')).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(email) });
  await expect(row).toContainText('07700 900777');

  await addPatientOf(page, 'Leftbehind', 'Nadia Khan');
  await page.goto('/admin/task');
  await page.getByLabel('What is to be done').fill('Ring the housing officer.');
  await page.getByLabel('For whom').selectOption({ label: 'Nadia Khan' });
  await page.getByLabel('Until when').fill('2099-12-01');
  await page.getByRole('button', { name: 'Save task' }).click();
  await expect(page.getByText('The task has been saved.')).toBeAttached();
  await openOrganisationMenu(page);
  await page.getByRole('link', { name: 'Staff accounts' }).click();

  await row.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('button', { name: 'Remove role' }).click();
  const leaving = page.getByRole('dialog');
  await leaving.getByRole('button', { name: 'Confirm' }).click();
  const refusal = 'They have 1 open task. Please choose who does it from now on.';
  await expect(leaving.getByRole('alert')).toHaveText(refusal);
  await expectAccessible(page);
  await leaving.getByLabel('Who does their open tasks').selectOption({ label: 'Tomasz Brzezicki' });
  await leaving.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Nadia Khan no longer has access.')).toBeVisible();
  await expect(row).toHaveCount(0);
  // The patients that they leave, and the link to hand them over.
  await expect(page.getByText('Nadia Khan still has 1 patient.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Find any account').fill(email.slice(0, 8));
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(row).toContainText('No access');

  await row.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('button', { name: 'Disable account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('link', { name: 'Hand them over' }).click();
  await expect(page.getByRole('link', { name: 'Ruqaiya Leftbehind' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Hand over' })).toBeVisible();

  await openOrganisationMenu(page);
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('cell', { name: "Took away a colleague's role" })).toBeVisible();
  await page.getByLabel('Person').selectOption({ label: 'Nasreen Akhtar' });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('cell', { name: 'Gave somebody a role' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Quarterly review' })).toBeVisible();
  const review = page.getByRole('table', { name: 'What each person did in the quarter' });
  await expect(review.getByRole('row', { name: /Nasreen Akhtar/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Has access but did not sign in' })).toBeVisible();
});

test('an admin changes a mobile number alone, and the role alone', async ({ page }) => {
  const email = 'sana@mail.example';
  await signIn(page, 'ROLE_ADMIN', '/admin/users?show=new');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('First name').fill('Sana');
  await page.getByLabel('Last name').fill('Malik');
  await page.getByLabel(/^Admin:/).check();
  await page.getByLabel('UK mobile number').fill('07700 900778');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const row = page.getByRole('row', { name: new RegExp(email) });
  await row.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Access of Sana Malik' })).toBeFocused();
  const mobile = page.getByLabel('UK mobile number');
  await expect(mobile).toHaveValue('07700 900778');
  await mobile.fill('0113 496 0142');
  await page.getByRole('button', { name: 'Save number' }).click();
  await expect(page.getByRole('alert').first()).toHaveText('Please enter a UK mobile number, like 07700 900123.');
  await expect(mobile).toBeFocused();
  await expectAccessible(page);
  await mobile.fill('+44 7700 900779');
  await page.getByRole('button', { name: 'Save number' }).click();
  await expect(
    page.getByText('Codes for Sana Malik go to 07700 900779 now. They sign in again with one.'),
  ).toBeVisible();
  await expect(row).toContainText('07700 900779');
  await expect(row).toContainText('Admin');
  await row.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel(/^Staff:/).check();
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(page.getByText('Sana Malik is Staff now.')).toBeVisible();
  await expect(row).toContainText('07700 900779');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Access of Sana Malik' })).toBeVisible();
  const address = page.getByLabel('Address to sign in with');
  await address.fill('admin@bca.example');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('This address belongs to another account.').first()).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await address.fill('sana.k7m4@mail.example');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Sana Malik signs in with sana.k7m4@mail.example now.').first()).toBeVisible();
  await expect(page.getByRole('row', { name: /sana\.k7m4@mail\.example/ })).toContainText('Staff');
});

test('the last admin cannot be removed', async ({ page }) => {
  await signIn(page, 'ROLE_ADMIN');
  await openOrganisationMenu(page);
  await page.getByRole('link', { name: 'Staff accounts' }).click();
  await page
    .getByRole('row', { name: /Nasreen Akhtar/ })
    .getByRole('button', { name: 'Change' })
    .click();
  const dialog = page.getByRole('dialog');
  for (const name of ['Lift the limit on codes', 'Forget their browsers', 'Remove their authenticator app']) {
    await page.getByRole('button', { name }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Disable account' }).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This is the last admin who can sign in.');
});

test('staff who are no admins have neither screen', async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('link', { name: 'Staff accounts' })).toHaveCount(0);
  for (const path of ['/admin/users', '/admin/audit']) {
    await page.goto(path);
    await expect(page).toHaveURL('/error/401');
  }
});
