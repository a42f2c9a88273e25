import { expect } from '@playwright/test';
import { startSession, test } from './product.ts';

const code = (name: string) => new RegExp(`/assets/${name}-[\\w-]+\\.js$`);

test('a screen whose code comes late says so and then opens; one that does not come says what to do', async ({
  page,
}) => {
  await startSession(page);
  let arrive = () => {};
  const late = (name: string) =>
    page.route(code(name), async (route) => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await route.continue();
    });
  await late('today');
  await page.goto('/admin/crm/patients', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('Please Wait');
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible();

  await late('diary-page');
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Diary' }).click();
  await expect(page.getByText('Please Wait')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Diary' })).toBeVisible();
  await expect(page.getByText('Please Wait')).toHaveCount(0);

  await page.route(code('groups-page'), (route) => route.abort());
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Groups' }).click();
  await expect(page.getByRole('link', { name: 'Load this page again' })).toBeVisible();
});
