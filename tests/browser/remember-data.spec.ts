import { expect } from '@playwright/test';
import { addPatient } from './add-patient.ts';
import { startSession, test } from './product.ts';

test('what a test stored is gone before the next one, and whoever signed in still is', async ({ page, product }) => {
  await startSession(page);
  const id = await addPatient(page, 'Samina Forgotten');
  const address = `/admin/crm/patient/${id}`;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Samina Forgotten' })).toBeVisible();
  product.restoreData();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Samina Forgotten')).toHaveCount(0);
});
