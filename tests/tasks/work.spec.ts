import { expect } from '@playwright/test';
import { today } from '../../shared/kernel/today.ts';
import { openPatient } from '../browser/open-patient.ts';
import { expectAccessible, signIn, test } from '../browser/product.ts';

// A day more where midnight has passed since the demonstration was made.
const overdueBy = /Overdue by [67] days/;

test('a day begins with danger, then what is late, today and next, and a task is done where it is listed', async ({
  page,
}) => {
  await signIn(page, 'ROLE_STAFF', '/admin/crm/patients');
  // Something is for today also where midnight has passed since the demonstration was made.
  await openPatient(page, 'Farzana Akhtar');
  const patientId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto(`/admin/task?patient=${patientId}`);
  await page.getByLabel('What is to be done').fill('Ring her before noon.');
  await page.getByLabel('For whom').selectOption({ label: 'Tomasz Brzezicki' });
  await page.getByLabel('Until when').fill(today());
  await page.getByRole('button', { name: 'Save task' }).click();
  await expect(page.getByRole('region', { name: 'Tasks' })).toContainText('Ring her before noon.');
  await page.goto('/admin');
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(sections.first()).toHaveText(/^Danger/);
  for (const name of ['Late', 'Today', 'Next', 'With colleagues']) {
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${name} \\(\\d+\\)`) })).toBeVisible();
  }
  const late = page.getByRole('region', { name: /^Late/ });
  const task = late.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Farzana Akhtar' }) });
  await expect(task).toContainText(overdueBy);
  await task.getByRole('button', { name: /^Done/ }).click();
  await expect(page.getByText('The task is done.')).toBeVisible();
  await expect(task).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);

  // The first screen of a phone says the danger and the alert, with what to do about it.
  await openPatient(page, 'Ikram Hussain');
  await expect(page.getByText('Danger: Self-harm.').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Record what was done' }).first()).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'What to do now' }).first().click();
  await page.getByRole('button', { name: 'Help lines' }).click();
  await expect(page.getByRole('list', { name: 'Urgent help' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/crm/patients?worker=me');
  await expect(page.getByRole('table').getByRole('link').first()).toBeInViewport();
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await expect(page.getByLabel('Looked after by')).toHaveValue('me');
  await expectAccessible(page);
});

test('a task that is done says so although its row is gone before the rest of the screen has been read again', async ({
  page,
}) => {
  await signIn(page);
  const late = page.getByRole('region', { name: /^Late/ });
  const overdue = late.getByText(overdueBy);
  await expect(overdue).toBeVisible();
  await page.route('**/api/settings', async (route) => {
    await expect(overdue).toBeHidden();
    await route.continue();
  });
  await late.getByRole('button', { name: /^Done/ }).click();
  await expect(page.getByText('The task is done.')).toBeVisible();
});

test('a caseload is handed over with what is planned, and each patient says so', async ({ page }) => {
  await signIn(page, 'ROLE_ADMIN', '/admin/crm/patients');
  await page.getByLabel('Looked after by').selectOption({ label: 'Tomasz Brzezicki' });
  const form = page.getByRole('form', { name: 'Hand over' });
  const all = form.getByRole('checkbox', { name: /^All \d+ patients of this list/ });
  await expect(all).toBeVisible();
  const links = page.getByRole('table').getByRole('rowheader').getByRole('link');
  const count = await links.count();
  const name = await links.first().textContent();

  await form.getByRole('button', { name: 'Hand over' }).press('Enter');
  await expect(all).toBeFocused();
  await expect(all).toHaveAccessibleDescription('Please choose the patients.');
  await all.click();
  await form.getByLabel('To whom').selectOption({ label: 'Nasreen Akhtar' });
  await form.getByLabel('Why').fill('Tomasz is on leave until the spring.');
  // What he has planned with them goes along.
  const planned = form.getByRole('region', { name: 'What is planned' });
  await planned.getByLabel('Move them to Nasreen Akhtar').first().check();
  for (const what of await planned.getByRole('group').all()) await what.getByRole('radio').first().check();
  await form.getByRole('button', { name: `Hand over ${count} patients` }).click();

  await expect(page.getByText(new RegExp(`^${count} patients handed over to Nasreen Akhtar\\.`))).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('No patient fits this choice.')).toBeVisible();
  await page.getByLabel('Looked after by').selectOption({ label: 'Me: my patients' });
  await page.getByRole('link', { name: name ?? '' }).click();
  await expect(page.getByText('Handed over from Tomasz Brzezicki to Nasreen Akhtar')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Looked after by')).toHaveValue('me');
});

test('a message is answered, and becomes a referral with what it says filled in', async ({ page }) => {
  await signIn(page, 'ROLE_STAFF', '/admin?show=messages');
  await page.getByRole('link', { name: 'View message from Shabana Kauser' }).click();
  await page.getByRole('button', { name: 'I am answering this' }).click();
  await expect(page.getByText('Tomasz Brzezicki is answering')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Rang them' }).click();
  await expect(page.getByText('Answered by phone')).toBeVisible();

  await page.getByRole('link', { name: 'Make a referral of this' }).click();
  await expect(page.getByLabel('First name').first()).toHaveValue('Shabana');
  await expect(page.getByLabel('Reason for the referral')).toHaveValue(/^Salaam/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Open the record of Shabana Kauser' }).click();
  await expect(page.getByText('Message through the website')).toBeVisible();
  await page.goto('/admin?show=messages');
  await expect(page.getByRole('row', { name: /Shabana Kauser/ })).toContainText('Answered by phone');
});
