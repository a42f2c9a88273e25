import { expect } from '@playwright/test';
import { excludedFrom } from '../../shared/privacy/record-limits.ts';
import { addPatient } from '../browser/add-patient.ts';
import { signIn, test } from '../browser/product.ts';
import { expectAccessibleAtBothWidths } from '../browser/widths.ts';

test('somebody who knows a patient closes the record to themselves; an admin sees it, and opens it again', async ({
  page,
  colleague,
}) => {
  await signIn(colleague, 'ROLE_STAFF');
  const id = await addPatient(colleague, 'Nargis Neighbour');
  await colleague.goto(`/admin/crm/patient/${id}/details`);
  const mine = colleague.getByRole('region', { name: 'Who may open this record' });
  await mine.getByRole('button', { name: 'Show who may open it' }).click();
  await expect(mine.getByText('The worker, staff of its service and admins open it.')).toBeVisible();
  await mine.getByRole('button', { name: 'I know this person' }).click();
  await mine.getByRole('button', { name: 'Close the record to me' }).click();
  await expect(mine.getByText('Please choose why.').first()).toBeVisible();
  await mine.getByRole('radio', { name: 'They are family, or live together' }).check();
  await expectAccessibleAtBothWidths(colleague);
  await mine.getByRole('button', { name: 'Close the record to me' }).click();
  await expect(colleague).toHaveURL('/admin');
  await colleague.goto(`/admin/crm/patient/${id}`);
  await expect(colleague.getByText(excludedFrom)).toBeVisible();
  await expect(colleague.getByRole('button', { name: 'Open the record' })).toHaveCount(0);
  await expectAccessibleAtBothWidths(colleague);

  await signIn(page, 'ROLE_ADMIN', `/admin/crm/patient/${id}/details`);
  const part = page.getByRole('region', { name: 'Who may open this record' });
  await part.getByRole('button', { name: 'Show who may open it' }).click();
  const closed = part.getByRole('listitem').filter({ hasText: 'They are family, or live together' });
  await expect(closed).toContainText('by themselves');
  await part.getByRole('button', { name: 'Restrict it to named people' }).click();
  await part.getByRole('checkbox').first().check();
  await part.getByLabel('Why').fill('They asked for it: a cousin works here.');
  await expectAccessibleAtBothWidths(page);
  await part.getByRole('button', { name: 'Save' }).click();
  await expect(part.getByText('They asked for it: a cousin works here.')).toBeVisible();
  await part.getByRole('button', { name: /^Open it to them again/ }).click();
  await expect(closed).toHaveCount(0);
});
