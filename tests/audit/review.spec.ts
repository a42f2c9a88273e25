import { expect } from '@playwright/test';
import { lastQuarters } from '../../shared/audit/quarters.ts';
import { today } from '../../shared/kernel/today.ts';
import { startSession, test } from '../browser/product.ts';
import { expectAccessibleAtBothWidths } from '../browser/widths.ts';

test('an admin asks about the looks that are drawn, and signs the review of the last quarter', async ({ page }) => {
  await startSession(page, 'ROLE_ADMIN');
  await page.goto('/admin/crm/patients');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.goto('/admin/audit');
  const review = page.getByRole('region', { name: 'Quarterly review' });
  const drawn = review
    .getByRole('list')
    .filter({ has: page.getByRole('button', { name: / and / }) })
    .first();
  await expect(drawn.getByRole('button').first()).toBeVisible();
  await expect(review.getByText('It can be signed once the quarter is over.')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await drawn.getByRole('button').first().click();
  await expect(page).toHaveURL(/person=.*record=|record=.*person=/);

  const [, before = ''] = lastQuarters(today(), 2);
  await review.getByLabel('Quarter').selectOption(before);
  await review.getByRole('button', { name: 'Sign the review of this quarter' }).click();
  await review.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(review.getByText('Please write what you found, and what was done.').first()).toBeVisible();
  await review.getByLabel('What did you find, and what was done?').fill('Ten looks were asked about. All were right.');
  await expectAccessibleAtBothWidths(page);
  await review.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(review.getByText('Ten looks were asked about. All were right.')).toBeVisible();
});
