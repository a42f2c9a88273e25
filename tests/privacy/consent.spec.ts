import { expect } from '@playwright/test';
import { addPatient } from '../browser/add-patient.ts';
import { signIn, test } from '../browser/product.ts';
import { expectAccessibleAtBothWidths } from '../browser/widths.ts';

test('somebody is asked before they are referred on, and takes their consent back in one click', async ({ page }) => {
  await signIn(page, 'ROLE_STAFF');
  const id = await addPatient(page, 'Shabnam Asked');
  await page.goto(`/admin/crm/external/${id}`);
  await page.getByLabel('Service type').fill('Housing');
  await page.getByLabel('Referral details').fill('Damp in the bedroom.');
  await expect(page.getByText(/^Consent: not asked yet\. You can/)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('They have not agreed that this is shared.').first()).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('link', { name: 'ask them and write down their answer' }).click();

  const consent = page.getByRole('region', { name: 'Consent' });
  const services = consent.getByRole('listitem').filter({ hasText: 'Sharing with other services' });
  await services.getByRole('button', { name: /^Ask them/ }).click();
  await expect(services.getByText('When you refer me to another service')).toBeVisible();
  await services.getByRole('radio', { name: 'Punjabi' }).check();
  await expect(services.locator('blockquote[lang="pa"]')).toContainText('ਜਦੋਂ ਤੁਸੀਂ ਮੈਨੂੰ');
  await services.getByRole('button', { name: 'Save their answer' }).click();
  await expect(services.getByText('Please choose what they answered.').first()).toBeVisible();
  await services.getByRole('radio', { name: 'They agree' }).check();
  await services.getByRole('radio', { name: 'By phone' }).check();
  await services.getByLabel('In which language was it explained?').fill('Punjabi');
  await expectAccessibleAtBothWidths(page);
  await services.getByRole('button', { name: 'Save their answer' }).click();
  await expect(services.getByText(/^Agreed on .*, by phone, explained in Punjabi/)).toBeVisible();
  await expect(services.getByText('‘ਜਦੋਂ ਤੁਸੀਂ ਮੈਨੂੰ')).toBeVisible();

  await page.getByRole('link', { name: 'Referred on' }).click();
  await expect(page.getByText('They agree that this is shared.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Referral details')).toHaveValue('Damp in the bedroom.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Thank you the referral details were saved on the system.')).toBeVisible();

  await page.goto(`/admin/crm/patient/${id}/details#consent`);
  await services.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(services.getByText('They no longer agree')).toBeVisible();
  await services.getByText('Earlier answers: 1').click();
  await expect(services.getByText(/^Agreed on /)).toBeVisible();
  await page.goto(`/admin/crm/external/${id}`);
  await expect(page.getByText(/^Consent: they no longer agree\. You can/)).toBeVisible();
});
