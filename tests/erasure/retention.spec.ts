import { expect } from '@playwright/test';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { openNewPatient } from '../browser/add-patient.ts';
import { startSession, test } from '../browser/product.ts';
import { expectAccessibleAtBothWidths } from '../browser/widths.ts';

test('what is stored too long is left for a reason, or asked to be erased', async ({ page }) => {
  await startSession(page, 'ROLE_ADMIN');
  const id = await openNewPatient(page, 'Longago Gone');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('region', { name: 'Status' })).toBeVisible();
  // Nobody has been here for 20 years: the list alone is made up, and what is done with it is not.
  const record = { id, name: 'Longago Gone', reference: 'ABC-DEF', since: '2003-05-04T10:00:00.000Z' };
  await page.route('**/api/retention', (route) =>
    route.fulfill({ json: { records: [record], unused: [], unusedMonths: 12, messages: [] } }),
  );
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

test('several referrals that led to nothing are asked for at once, and one that cannot be says why', async ({
  page,
}) => {
  await startSession(page, 'ROLE_ADMIN');
  const since = '2024-05-04T10:00:00.000Z';
  const ended = await openNewPatient(page, 'Ledto Nothing');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('region', { name: 'Status' })).toBeVisible();
  const active = await openNewPatient(page, 'Stillhere Active');
  const unused = [
    { id: ended, name: 'Ledto Nothing', since },
    { id: active, name: 'Stillhere Active', since },
  ];
  // Nobody has waited for a year: the list alone is made up, and what is done with it is not.
  await page.route('**/api/retention', (route) =>
    route.fulfill({ json: { records: [], unused, unusedMonths: 12, messages: [] } }),
  );
  await page.goto('/admin/retention');
  const part = page.getByRole('region', { name: 'Referrals that led to nothing (2)' });
  await expect(part).toContainText('Kept for 12 months from the last thing that happened to it.');
  await part.getByRole('button', { name: 'Ask for several' }).click();
  await expectAccessibleAtBothWidths(page);
  await part.getByRole('button', { name: 'Ask for these to be erased' }).click();
  const row = (name: string) => part.getByRole('listitem').filter({ hasText: name });
  await expect(row('Ledto Nothing')).toContainText('Asked for. Somebody else agrees');
  await expect(row('Stillhere Active')).toContainText('This record is in use.');
});
