import { expect } from '@playwright/test';
import { signIn, test } from '../browser/product.ts';

test('counts that cannot be read say so on the landing page, and can be asked for again', async ({ page }) => {
  await signIn(page);
  const lose = (route: { abort: () => Promise<void> }) => route.abort();
  await page.route('**/api/crm/patientdata', lose);
  await page.goto('/admin/crm');
  await expect(page.getByRole('alert')).toContainText('We could not reach our service.');
  await page.unroute('**/api/crm/patientdata', lose);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/\d+ active referrals, \d+ patients on the CRM/)).toBeVisible();
});
