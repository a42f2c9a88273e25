/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { settingsCalls } from '../../shared/settings/calls.ts';
import { addPatient, saveAnswers } from '../browser/add-patient.ts';
import { openPatient } from '../browser/open-patient.ts';
import { expectAccessible, signIn, test } from '../browser/product.ts';

test('an alert says what was answered and whose it is, is answered with ticks and a day, and reviewed on it', async ({
  page,
}) => {
  // The settings arrive after the tick that needs them.
  const ticked = Promise.withResolvers<void>();
  await page.route(`**${settingsCalls.readSettings.path}`, async (route) => {
    await ticked.promise;
    await route.continue();
  });
  await signIn(page, 'ROLE_ADMIN', '/admin/crm/dashboard');
  const alerts = page.getByRole('region', { name: /^Open alerts/ });
  // One's own before all others, and the help lines once.
  await expect(alerts.getByRole('article').first()).toContainText('Your patient');
  await expect(alerts.getByRole('list', { name: 'Urgent help' })).toHaveCount(1);
  const alert = alerts.getByRole('article', { name: /^Imran Qureshi/ });
  await expect(alert.getByText('Item 9: More than half the days (2)')).toBeVisible();
  await expect(alert.getByText(/^Last time, .*: Not at all \(0\)$/)).toBeVisible();
  await expect(alert.getByText(/^Open for [23] days/)).toBeVisible();
  await alert.getByRole('button', { name: 'Record what was done' }).click();
  await expect(alert.getByLabel('Who acted')).toHaveValue('Nasreen Akhtar');
  await alert.getByLabel('Told the lead').check();
  ticked.resolve();
  await expect(alert.getByLabel('Which lead was told')).not.toHaveValue('');
  await alert.getByLabel('Which lead was told').fill('');
  await alert.getByLabel('Asked about plans and means').check();
  await alert.getByLabel('What was done').fill('Rang him. No plan; his brother is with him.');
  await alert.getByLabel('Review on').fill(addDays(today(), -1));
  await alert.getByRole('button', { name: 'Save what was done' }).click();
  await expect(alert.getByRole('link', { name: /^Please name the lead who was told/ })).toBeVisible();
  await expect(alert.getByRole('link', { name: 'Please give a day that has not passed.' })).toBeVisible();
  await expectAccessible(page);
  await alert.getByLabel('Which lead was told').fill('Tomasz Brzezicki');
  await alert.getByLabel('Review on').fill(today());
  await alert.getByRole('button', { name: 'Save what was done' }).click();
  await expect(alert).toHaveCount(0);

  const review = page.getByRole('region', { name: /^Alerts to review/ }).getByRole('article', { name: /^Imran/ });
  await expect(review.getByText('Told the lead: Tomasz Brzezicki')).toBeVisible();
  await review.getByRole('button', { name: 'Record the review' }).click();
  await review.getByLabel('What was done').fill('He is well.');
  await review.getByRole('button', { name: 'Save the review' }).click();
  await expect(review).toHaveCount(0);
  await openPatient(page, 'Imran Qureshi');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText(/^Alert reviewed by Nasreen Akhtar/)).toBeVisible();
});

test('a patient with an open alert cannot be deactivated, and the way to the alert is shown', async ({ page }) => {
  const name = 'Hafsa Openalert';
  await signIn(page, 'ROLE_ADMIN');
  const patientId = await addPatient(page, name);
  await saveAnswers(page, patientId, { type: 'phq', scores: [1, 1, 1, 1, 1, 1, 1, 1, 1] });
  await page.goto(`/admin/crm/patient/${patientId}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: `Deactivate ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please record what was done about it');
  await dialog.getByRole('link', { name: `Open the record of ${name}` }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Record what was done' })).toBeVisible();
});

/** Waits for a message at the head of the screen: whether its first and its last line can be seen. */
const isMessageInView = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const message = document.querySelector<HTMLElement>('main > [role="status"]');
    const isDrawn = () => new Promise((drawn) => requestAnimationFrame(drawn));
    if (!message) return false;
    while (message.textContent === '') await isDrawn();
    await isDrawn();
    await isDrawn();
    const { left, top, bottom } = message.getBoundingClientRect();
    return [top + 4, bottom - 4].every((y) => message.contains(document.elementFromPoint(left + 20, y)));
  });

test('a safety plan is written with somebody, changed, read as it was, and printed for them alone', async ({
  page,
}) => {
  await signIn(page);
  await openPatient(page, 'Bilal Ahmed');
  await page.getByRole('link', { name: 'Write a safety plan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Safety plan' })).toBeVisible();
  await page.getByRole('button', { name: 'Write a safety plan' }).click();
  await page.getByRole('button', { name: 'Save the plan' }).click();
  await expect(page.getByRole('link', { name: 'Please write at least one part of the plan.' })).toBeVisible();
  await page.getByLabel('My warning signs').fill('I stop going to the mosque.');
  await page.getByLabel('People I can ask for help').fill('My uncle Tariq');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save the plan' }).click();
  await expect(page.getByText('I stop going to the mosque.', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Change the plan' }).click();
  await page.getByLabel('My reasons for living').fill('My two boys.');
  // On a phone, where the sentence has two lines.
  await page.setViewportSize({ width: 390, height: 844 });
  const isWhole = isMessageInView(page);
  await page.getByRole('button', { name: 'Save the plan' }).click();
  expect(await isWhole).toBe(true);
  await page.getByText('What it said before', { exact: true }).click();
  await expect(page.locator('blockquote')).toContainText('My uncle Tariq');
  await expect(page.locator('blockquote')).not.toContainText('My two boys.');
  // On the record's head, on every screen.
  await expect(page.locator('[data-patient-head]').getByRole('link', { name: /^Safety plan of/ })).toBeVisible();
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('My safety plan')).toBeVisible();
  await expect(page.getByText('116 123')).toBeVisible();
  for (const staffOnly of [
    page.locator('[data-patient-head]'),
    page.getByText('Written down by'),
    page.locator('header'),
  ]) {
    await expect(staffOnly.first()).toBeHidden();
  }
  const smallest = await page
    .locator('main p:visible, main li:visible')
    .evaluateAll((all) => Math.min(...all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))));
  // 18 pt are 24 px.
  expect(smallest).toBeGreaterThanOrEqual(24);
});
