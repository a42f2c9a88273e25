import { expect } from '@playwright/test';
import { erasureCalls } from '../../shared/erasure/calls.ts';
import { authorize, openNewPatient } from '../browser/add-patient.ts';
import { expectAccessible, signIn, startSession, test } from '../browser/product.ts';
import { expectAccessibleAtBothWidths } from '../browser/widths.ts';

test('a counsellor asks for a record to be erased, an admin agrees, and whoever looks for it is told', async ({
  page,
  colleague,
}) => {
  await startSession(page, 'ROLE_STAFF');
  const id = await openNewPatient(page, 'Wrongly Entered');
  const address = `/admin/crm/patient/${id}`;
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  const notice = page.getByRole('region', { name: 'Status' });
  await notice.getByRole('button', { name: /^Ask for it to be erased/ }).click();
  await notice.getByRole('button', { name: 'Ask for it to be erased' }).click();
  await expect(notice.getByRole('alert').first()).toContainText('Please choose why it is erased.');
  await notice.getByLabel('It is a mistake').check();
  await notice.getByLabel('In a few words').fill('Entered twice on the same morning.');
  await expectAccessibleAtBothWidths(page);
  await notice.getByRole('button', { name: 'Ask for it to be erased' }).click();
  await expect(page.getByText('What would go is counted within some minutes').first()).toBeVisible();

  await signIn(colleague, 'ROLE_ADMIN', '/admin');
  const main = colleague.getByRole('main');
  await main.getByRole('link', { name: 'Somebody asks for a record to be erased' }).click();
  const asked = main.getByRole('listitem').filter({ hasText: 'Wrongly Entered' });
  await expect(asked).toContainText('Entered twice on the same morning.');
  await expect(async () => {
    await colleague.reload();
    await expect(asked.getByRole('button', { name: 'Agree to erase it' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await asked.getByText('What goes, and what stays').click();
  await expect(asked).toContainText('The referral and its answers, with every earlier version:');
  await expectAccessibleAtBothWidths(colleague);
  await asked.getByRole('button', { name: 'Agree to erase it' }).click();
  await expectAccessible(colleague);
  await colleague.getByRole('dialog').getByRole('button', { name: 'Erase it' }).click();
  await expect(async () => {
    await colleague.reload();
    await expect(main.getByRole('row').filter({ hasText: 'Entered twice on the same morning.' })).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await expectAccessibleAtBothWidths(colleague);

  await page.goto(address);
  await expect(page.getByText(/^This record was erased on .*: it was a mistake\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Find a patient' }).fill(id);
  await expect(page.getByRole('status').filter({ hasText: 'This record was erased on' })).toBeVisible();
});

test('an admin agrees to several whose time is over, and to none that is not ticked', async ({ page, colleague }) => {
  await startSession(page, 'ROLE_STAFF');
  const headers = await authorize(page);
  for (const name of ['Oldest Ofall', 'Older Ofall', 'Stays Ofall']) {
    const params = { patientId: await openNewPatient(page, name) };
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('button', { name: 'Deactivate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('region', { name: 'Status' })).toBeVisible();
    const path = erasureCalls.askErasure.path.replace('{patientId}', params.patientId);
    const data = { why: 'retention', words: 'Its time is over.' };
    expect((await page.request.post(path, { headers, data })).status()).toBe(201);
  }

  await signIn(colleague, 'ROLE_ADMIN', '/admin/erasures');
  const main = colleague.getByRole('main');
  const rows = main.getByRole('listitem').filter({ hasText: 'Ofall' });
  await expect(async () => {
    await colleague.reload();
    await expect(rows.getByRole('button', { name: 'Agree to erase it' })).toHaveCount(3, { timeout: 2000 });
  }).toPass();
  await main.getByRole('button', { name: 'Agree to several whose time is over' }).click();
  const form = main.getByRole('form', { name: 'Agree to several' });
  await form.getByRole('button', { name: 'Erase these for good' }).click();
  await expect(form.getByText('Please tick at least one.').first()).toBeVisible();
  await form.getByRole('checkbox', { name: /^Oldest Ofall/ }).check();
  await form.getByRole('checkbox', { name: /^Older Ofall/ }).check();
  await expectAccessibleAtBothWidths(colleague);
  await form.getByRole('button', { name: 'Erase these for good' }).click();
  await expect(colleague.getByText('Agreed to 2 of 2.').first()).toBeVisible();
  await expect(rows.filter({ hasText: 'Stays' }).getByRole('button', { name: 'Agree to erase it' })).toBeVisible();
  await expect(rows.getByRole('button', { name: 'Agree to erase it' })).toHaveCount(1);
});
