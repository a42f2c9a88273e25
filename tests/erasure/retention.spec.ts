import { expect } from '@playwright/test';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { openNewPatient } from '../browser/add-patient.ts';
import { startSession, test } from '../browser/product.ts';
import { expectAccessibleAtBothWidths } from '../browser/widths.ts';

test('what is stored too long is left for a reason, or asked to be erased', async ({ page }) => {
  await startSession(page, 'ROLE_ADMIN');
  const id = await openNewPatient(page, 'Longago Gone');
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('region', { name: 'Status' })).toBeVisible();
  // Nobody has been here for 20 years: the list alone is made up, and what is done with it is not.
  const record = { id, name: 'Longago Gone', reference: 'ABC-DEF', since: '2003-05-04T10:00:00.000Z' };
  await page.route('**/api/retention', (route) => route.fulfill({ json: { records: [record], messages: [] } }));
  await page.goto('/admin/privacy');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Stored too long' }).click();
  const row = main.getByRole('listitem').filter({ hasText: 'Longago Gone' });
  await expect(row).toContainText('Since 4 May 2003, reference ABC-DEF');
  await row.getByRole('button', { name: /^Leave it for now/ }).click();
  await row.getByRole('button', { name: 'Leave it for now', exact: true }).click();
  await expect(row.getByText('Please write why it is left.').first()).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await row.getByLabel('Why is it left?').fill('A court case is open.');
  await row.getByLabel('When does somebody look at it again?').fill(addDays(today(), 60));
  await row.getByRole('button', { name: 'Leave it for now', exact: true }).click();
  await expect(page.getByText('It is left for now. It is shown again on that day.').first()).toBeVisible();
  await row.getByRole('button', { name: 'Ask for it to be erased' }).click();
  await expect(row.getByText(/^Asked for\. Somebody else agrees/)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await row.getByRole('link', { name: 'Erased records' }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'Longago Gone' })).toContainText(
    'The time for which it is kept is over',
  );
});
