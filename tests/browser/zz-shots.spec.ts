import { expect } from '@playwright/test';
import { openPatient } from './open-patient.ts';
import { signIn, test } from './product.ts';

test('shots', async ({ page }) => {
  await signIn(page, 'ROLE_ADMIN');
  await openPatient(page, 'Nusrat Bibi');
  const id = page.url().slice(-26);
  for (const [w, h] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width: w, height: h });
    for (const s of ['patient', 'casenotes', 'newcasenotes', 'data', 'external', 'phq', 'details']) {
      await page.goto(s === 'details' ? `/admin/crm/patient/${id}/details` : `/admin/crm/${s}/${id}`);
      await expect(page.getByText('Please Wait')).toHaveCount(0);
      await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/wsshots/${s}-${w}.png` });
      if (s === 'patient') await page.screenshot({ path: `/tmp/wsshots/${s}-${w}-full.png`, fullPage: true });
    }
  }
});
