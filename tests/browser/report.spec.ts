import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { startSession, test } from './product.ts';

test('a report is read, copied, saved for Excel and as CSV, and is of other days when they are chosen', async ({
  page,
}) => {
  await startSession(page);
  await page.goto('/admin/crm/reports');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'In sentences' })).toContainText('people were referred');
  await expect(main.getByRole('table', { name: 'People by ethnicity' })).toContainText('fewer than 5');
  // The groups of the demonstration met in the last quarter, whenever that was.
  const groups = main.getByRole('table', { name: 'Groups' });
  await expect(groups.getByRole('row', { name: /^Members came \d/ })).toBeVisible();
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(await readFile(await csv.path(), 'utf8')).toContain('People by ethnicity');
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Save for Excel' }).click(),
  ]);
  // A ZIP archive, as an Excel file is.
  expect((await readFile(await sheet.path())).subarray(0, 2).toString()).toBe('PK');
  await main.getByLabel('First day').fill('2026-05-04');
  await main.getByLabel('Last day').fill('2026-05-10');
  await main.getByRole('button', { name: 'Show' }).click();
  await expect(main.getByRole('heading', { name: '4 May 2026 to 10 May 2026' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Show' })).toBeFocused();
  await main.getByLabel('Last day').fill('2026-05-01');
  await main.getByRole('button', { name: 'Show' }).click();
  await expect(main.getByText('Please choose a last day that is not before the first.')).toBeVisible();
});
