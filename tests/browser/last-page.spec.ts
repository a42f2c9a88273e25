/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';
import { alertCalls } from '../../shared/alerts/calls.ts';
import { addPatient, authorize, saveAnswers } from './add-patient.ts';
import { expectAccessible, signIn, startSession, test } from './product.ts';

const pageSize = 10;

/** The open alerts from the API, as the screen may still be loading. */
const listOpenAlerts = async (page: Page) => {
  const path = alertCalls.listAlerts.path.replace('{page}', '1').replace('{size}', '100');
  const answer = await page.request.get(path, { headers: await authorize(page) });
  return alertCalls.listAlerts.replies[200].parse(await answer.json());
};

/** Raises alerts of one patient through the API. */
const raiseAlerts = async (page: Page, patientId: string, count: number) => {
  for (let made = 0; made < count; made += 1) {
    await saveAnswers(page, patientId, { type: 'asq', scores: [1, 1, 1, 1, 1] });
  }
};

test('when the last page of open alerts is answered, the page before it is shown', async ({ page }) => {
  await startSession(page);
  const id = await addPatient(page, 'Kulsoom Lastpage');
  const { totalElements: open } = await listOpenAlerts(page);
  const fullPages = Math.max(1, Math.ceil(open / pageSize));
  await raiseAlerts(page, id, fullPages * pageSize + 1 - open);
  await page.goto('/admin/crm/dashboard');
  const alerts = page.getByRole('region', { name: /^Open alerts/ });
  await expect(alerts.getByRole('button', { name: 'Next' })).toBeVisible();
  await expectAccessible(page);
  for (let turned = 0; turned < fullPages; turned += 1) {
    await alerts.getByRole('button', { name: 'Next' }).click();
  }
  const answer = alerts.getByRole('button', { name: 'Record what was done' });
  await expect(answer).toHaveCount(1);
  await answer.click();
  await alerts.getByLabel('Who acted').fill('Tomasz Brzezicki');
  await alerts.getByLabel('What was done').fill('Seen at once.');
  await alerts.getByRole('button', { name: 'Save what was done' }).click();
  await expect(answer).toHaveCount(pageSize);
});

test('a page past the end of a list is its last one', async ({ page }) => {
  await signIn(page);
  for (const list of [
    '/admin?show=messages&',
    '/admin?show=referrals&',
    '/admin/crm/patients?',
    '/admin/crm/overdue?',
  ]) {
    await page.goto(`${list}page=99`);
    await expect(page).not.toHaveURL(/page=99/);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  }
});
