import { expect } from '@playwright/test';
import { addPatient } from '../browser/add-patient.ts';
import { signIn, startSession, test } from '../browser/product.ts';
import { expectAccessibleAtBothWidths } from '../browser/widths.ts';

test('whoever looks after somebody, and an admin, sees who has looked at the record', async ({ page, colleague }) => {
  await startSession(page, 'ROLE_STAFF');
  const id = await addPatient(page, 'Looked Upon');
  const details = `/admin/crm/patient/${id}/details`;
  await page.goto(details);
  await expect(page.getByRole('heading', { name: 'Episodes' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show who has looked' })).toHaveCount(0);

  await signIn(colleague, 'ROLE_ADMIN', details);
  await colleague.getByRole('button', { name: 'Show who has looked' }).click();
  const looks = colleague.getByRole('region', { name: 'Who has looked at this record' });
  await expect(looks.getByRole('row', { name: /Tomasz Brzezicki/ })).toContainText('Opened a record');
  await expectAccessibleAtBothWidths(colleague);
});
