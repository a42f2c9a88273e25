import { expect } from '@playwright/test';
import { addPatient } from '../browser/add-patient.ts';
import { expectAccessible, signIn, signInFrom, startSession, test } from '../browser/product.ts';

test('a record of another service opens with a reason, and its worker is told', async ({ page, colleague }) => {
  await startSession(page, 'ROLE_ADMIN');
  const id = await addPatient(page, 'Roxana Elsewhere', { referralProject: { project: 'counselling' } });
  await page.goto('/admin/users');
  const row = page.getByRole('row', { name: /Tomasz Brzezicki/ });
  await expect(row).toContainText('all services');
  await row.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('Only the services that I tick').check();
  await page
    .getByRole('group', { name: 'Services they work in' })
    .getByLabel(/^Yaarana/)
    .check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save services' }).click();
  await expect(page.getByText('Tomasz Brzezicki works in Yaarana: day care for older men now.')).toBeVisible();
  await page.goto(`/admin/crm/patient/${id}`);
  const assigned = page.getByRole('region', { name: 'Assigned staff' });
  await assigned.getByRole('button', { name: 'Nasreen Akhtar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click();

  await signIn(colleague, 'ROLE_STAFF', `/admin/crm/patient/${id}`);
  await expect(colleague.getByRole('heading', { level: 1, name: 'Roxana Elsewhere' })).toBeVisible();
  await expect(colleague.getByText('Nasreen Akhtar is told.')).toBeVisible();
  await expectAccessible(colleague);
  await colleague.getByRole('button', { name: 'Open the record' }).click();
  await expect(colleague.getByRole('alert')).toHaveText('Please say why you open it.');
  await colleague.getByLabel('They have got in touch, or somebody about them').check();
  await colleague.getByLabel('In your words').fill('Her sister rang.');
  await colleague.getByRole('button', { name: 'Open the record' }).click();
  await expect(colleague.getByRole('navigation', { name: 'This patient' })).toBeVisible();
  await expect(colleague.getByText('Opened with a reason: They have got in touch')).toBeVisible();

  await page.goto('/admin');
  const openings = page.getByRole('region', { name: /that others opened with a reason/ });
  await expect(openings).toContainText('Tomasz Brzezicki opened Roxana Elsewhere');
  await expect(openings).toContainText('Her sister rang.');
});

test('a manager begins at the reports, and opens no record by its address', async ({ page, colleague }) => {
  await startSession(colleague, 'ROLE_ADMIN');
  const id = await addPatient(colleague, 'Hidden Fromreports');
  await page.goto('/signin');
  await signInFrom(page, 'ROLE_MANAGER');
  await expect(page.getByRole('heading', { level: 1, name: 'Organisation data' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Staff' });
  await expect(menu.getByRole('link')).toHaveText(['Reports', 'Late work']);
  await page.goto(`/admin/crm/patient/${id}`);
  await expect(page).toHaveURL('/error/401');
  await expect(page.getByText('Fromreports')).toHaveCount(0);
});
