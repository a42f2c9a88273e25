/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { urgentHelp } from '../../shared/country/urgent-help.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { addPatient, saveAnswers } from '../browser/add-patient.ts';
import { expectAccessible, signIn, signInAlone, signInWithCode, startSession, test } from '../browser/product.ts';
import { parseCsv } from '../support/parse-csv.ts';

const acute = 'Talk with them about this before they leave';

/** The id of a demonstration patient, by the search that staff use. */
const choosePatient = async (page: Page, name: string): Promise<string> => {
  await page.getByRole('main').getByRole('combobox').fill(name);
  await page.getByRole('option', { name }).first().click();
  await expect(page).toHaveURL(/\/[0-9A-Z]{26}$/);
  return page.url().slice(-26);
};

const answer = async (page: Page, scores: readonly number[]) => {
  // The keys answer once the first question has the focus; the page before has the same button for another patient.
  await expect(page.getByRole('radio').first()).toBeFocused();
  for (const [question, score] of scores.entries()) {
    await page.keyboard.press(String(score));
    await expect(page.getByText(new RegExp(`^${question + 1} of \\d+ answered`))).toBeVisible();
  }
};

/** A patient of the calling test alone, with two PHQ-9s of last year. */
const addScored = async (page: Page, name: string): Promise<string> => {
  const id = await addPatient(page, name);
  for (const [daysAgo, score] of [
    [400, 2],
    [380, 1],
  ] as const) {
    const scores = [score, score, score, score, score, score, score, score, 0];
    await saveAnswers(page, id, { type: 'phq', scores, day: addDays(today(), -daysAgo) });
  }
  return id;
};

test('a PHQ-9 by keyboard: item 9 raises what must be done, which stays until somebody wrote what was', async ({
  page,
}) => {
  await signIn(page, 'ROLE_STAFF', '/admin/crm/phq');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('link', { name: 'Please make sure you have added a patient in the search box above.' }),
  ).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Please make sure all the questions have been answered.' }),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^Error: PHQ-9 - /);
  await expect(page.getByRole('group', { name: /^9 Thoughts .* Not answered yet\.$/ })).toBeVisible();
  await expectAccessible(page);

  const id = await choosePatient(page, 'Nusrat');
  await expect(page.getByRole('term').filter({ hasText: 'Safe contact' })).toBeVisible();
  await answer(page, [3, 3, 2, 2, 2, 2, 1, 1, 2]);
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
  await page.keyboard.press('Enter');
  const saved = page.getByRole('region', { name: 'What was saved' });
  await expect(saved.getByRole('alert').getByText(acute)).toBeVisible();
  await expect(saved.getByRole('link', { name: /^Nusrat/ })).toBeVisible();
  await expect(saved.getByText('Band: Moderate risk')).toBeVisible();
  await expect(saved.getByText('Depression: moderately severe (15-19)')).toBeVisible();
  await expect(saved.getByText('At or above the clinical threshold')).toBeVisible();
  await expect(page).toHaveURL('/admin/crm/phq');
  await expectAccessible(page);

  await page.goto(`/admin/crm/patient/${id}`);
  await expect(page.getByText(acute)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Latest test scores' }).getByText('Up to date').first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin/crm/dashboard');
  const alert = page.getByRole('article', { name: /^Nusrat.*item 9/ }).first();
  await expect(alert.getByText(acute)).toBeVisible();
  const active = page.getByRole('term').filter({ hasText: 'Active referrals' });
  await expect(active).toBeVisible();

  await alert.getByRole('button', { name: 'Record what was done' }).click();
  await alert.getByRole('button', { name: 'Save what was done' }).click();
  await expect(alert.getByRole('link', { name: 'Please write down what was done.' })).toBeVisible();
  await alert.getByLabel('Who acted').fill('Tomasz Brzezicki');
  await alert.getByLabel('What was done').fill('Stayed with her; safety plan agreed; her sister is with her tonight.');
  await alert.getByRole('button', { name: 'Save what was done' }).click();
  await expect(page.getByText(/^What was done has been recorded/)).toBeVisible();

  await page.goto(`/admin/crm/phq/${id}`);
  await answer(page, [1, 1, 1, 0, 0, 0, 0, 0, 0]);
  await page.getByRole('checkbox', { name: /This is a second PHQ-9/ }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(saved.getByText('Since the last (18): down 15')).toBeVisible();
  await expect(saved.getByText('Reliable improvement')).toBeVisible();
});

test('a patient’s data: charts with their tables, the answers of any result, and the CSV', async ({ page }) => {
  await startSession(page);
  const id = await addScored(page, 'Rabia Charted');
  await page.goto('/admin/crm/overdue');
  const first = page
    .getByRole('table', { name: /longest overdue first/ })
    .getByRole('link')
    .first();
  await expect(first).toBeVisible();
  await first.click();
  await expect(page).toHaveURL(/\/admin\/crm\/(phq|gad|asq)\/[0-9A-Z]{26}$/);
  // The screen before has finished reading: calls counted from here on belong to the next one.
  await expect(page.getByRole('button', { name: 'Choose another patient' })).toBeVisible();

  const readings: string[] = [];
  page.on('request', (request) => readings.push(new URL(request.url()).pathname));
  await page.goto(`/admin/crm/data/${id}`);
  const figure = page.getByRole('figure', { name: 'PHQ-9: depression score over time' });
  await expect(figure.locator('svg.recharts-surface:visible')).toHaveCount(1);
  expect(readings.filter((path) => path.startsWith('/api/crm/standing/'))).toHaveLength(1);
  for (const line of ['High risk from 21', 'Moderate risk from 11', 'Clinical threshold 10']) {
    await expect(figure.getByRole('listitem').filter({ hasText: line })).toBeVisible();
  }
  await figure.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await expect(figure.getByRole('status')).toContainText(/20\d\d: \d+/);
  await figure.getByText('The values as a table').click();
  await expect(figure.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);

  await page
    .getByRole('button', { name: /^See the answers to PHQ-9/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: /^PHQ-9 of / })).toBeFocused();
  await expect(dialog.getByRole('heading', { name: /^PHQ-9 of / })).toBeInViewport();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Little interest or pleasure' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download csv' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('crm-data.csv');
  const [heading = [], ...rows] = parseCsv(await readFile(await file.path(), 'utf8'));
  expect(heading).toContain('PHQ-9 9');
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.every((row) => row[0] === id)).toBe(true);
});

test('feedback is given without a name, and counts in the organisation’s data', async ({ page }) => {
  await signIn(page, 'ROLE_STAFF', '/admin/crm/feedback');
  await expect(page.getByRole('group')).toHaveCount(12);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('link', { name: 'Please make sure all the questions have been answered.' }),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^Error: Feedback - /);
  await expectAccessible(page);
  for (const group of await page.getByRole('group').all()) await group.getByText('Strongly agree').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Thank you. The feedback has been saved.')).toBeVisible();

  await page.goto('/admin/crm/orgdata');
  await expect(page.locator('svg.recharts-surface:visible')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Mean PHQ-9 per month' })).toBeVisible();
});

test('a PHQ-9 is nine digits and Enter; a lost connection keeps it, and no later answer hides its alert', async ({
  page,
}) => {
  await signIn(page, 'ROLE_STAFF', '/admin/crm/phq');
  const id = await choosePatient(page, 'Meena Patel');
  const lose = (route: { abort: () => Promise<void> }) => route.abort();
  await page.route('**/api/crm/results', lose);
  await answer(page, [0, 0, 0, 0, 0, 0, 0, 0, 1]);
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'PHQ-9' });
  await expect(form.getByRole('alert').filter({ hasText: acute })).toBeVisible();
  await expect(form.getByRole('alert').filter({ hasText: 'We could not reach our service' })).toBeVisible();
  await expect(page.getByText('9 of 9 answered')).toBeVisible();
  await page.unroute('**/api/crm/results', lose);
  await page.getByRole('button', { name: 'Save' }).click();
  const saved = page.getByRole('region', { name: 'What was saved' });
  await expect(saved.getByRole('alert').getByText(acute)).toBeVisible();
  await expect(saved.getByText('Band: Low risk')).toBeVisible();
  const help = saved.getByRole('list', { name: 'Urgent help' }).getByRole('link');
  await expect(help).toHaveText(urgentHelp().map(({ say }) => say));

  // Question 5 is asked and left open, while the first alert is still shown.
  await page.goto(`/admin/crm/asq/${id}`);
  await answer(page, [0, 1, 0, 0]);
  await expect(page.getByText('Are you having thoughts of killing yourself right now?')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(saved.getByRole('alert').getByText('Treat as acute until it has been asked.')).toBeVisible();
  await expect(saved.getByText(/Band:/)).toHaveCount(0);

  await page.goto(`/admin/crm/data/${id}`);
  await page.getByRole('button', { name: /^See the answers to PHQ-9/ }).click();
  await page.getByRole('link', { name: 'Correct the answers' }).click();
  await expect(page.getByText('9 of 9 answered')).toBeVisible();
  await page.getByRole('group', { name: /^9/ }).getByText('Not at all').click();
  await page.getByRole('button', { name: 'Save the correction' }).click();
  await expect(page.getByRole('link', { name: 'Please say why the answers are corrected.' })).toBeVisible();
  await page.getByLabel('Why the answers are corrected').fill('The last two answers were swapped.');
  await page.getByRole('button', { name: 'Save the correction' }).click();
  await expect(saved.getByText('has been corrected')).toBeVisible();
  await expect(saved.getByRole('article', { name: /item 9/ }).getByText(/no longer call for this/)).toBeVisible();

  await page.goto(`/admin/crm/data/${id}`);
  const openAlert = page.getByRole('article', { name: /item 9/ });
  await expect(openAlert.getByText(acute)).toBeVisible();
  await expect(
    openAlert.getByText(/were corrected on .*, and no longer call for this\. The alert stays until/),
  ).toBeVisible();
  await expect(page.getByRole('article', { name: /question 5 not answered/ })).toBeVisible();
  await page.route('**/api/crm/standing/**', lose);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('alert').getByText(/^Alerts could not be read\./)).toBeVisible();
  await expect(openAlert.getByText(acute)).toBeVisible();
  await page.unroute('**/api/crm/standing/**', lose);
  await page.getByRole('button', { name: /^See the answers to PHQ-9/ }).click();
  const corrections = page.getByRole('dialog').getByRole('region', { name: 'Corrections' });
  await expect(corrections.getByText(/^Tomasz .*The last two answers were swapped\.$/)).toBeVisible();
  await corrections.getByText('See the answers as they were before').click();
  await expect(corrections.getByRole('listitem').filter({ hasText: 'better off dead' })).toContainText(
    'Several days (1)',
  );
  await expectAccessible(page);

  await page.goto('/admin/crm/dashboard');
  await expect(page.getByRole('article', { name: /^Meena Patel/ })).toHaveCount(2);
  await page.goto(`/admin/crm/patient/${id}`);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText(/^Corrected: PHQ-9 of .*: 0$/)).toBeVisible();
  await expect(timeline.getByText(/^Alert: PHQ-9 item 9/)).toBeVisible();
});

test('answers, feedback and a response that were not saved are offered back after an idle sign-out', async ({
  page,
}) => {
  await page.clock.install();
  await signInAlone(page);
  await page.goto('/admin/crm/phq');
  const id = await choosePatient(page, 'Harjit');
  await answer(page, [2, 2, 2, 2, 2, 2, 2, 2, 1]);
  await page.keyboard.press('Enter');
  const name = 'Who acted';
  await page.getByRole('button', { name: 'Record what was done' }).click();
  await page.getByLabel(name).fill('Nasreen Akhtar');
  await expect(page.getByText('Draft kept.')).toBeVisible();
  await page.goto('/admin/crm/feedback');
  await page.getByRole('group').first().getByText('Strongly agree').click();
  await expect(page.getByText('Draft kept.')).toBeVisible();
  await page.goto(`/admin/crm/gad/${id}`);
  await answer(page, [3, 2, 1]);
  await page.clock.fastForward('18:01');
  await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
  await page.clock.fastForward('02:01');
  await expect(page).toHaveURL(/\/signin\/idle/);

  await signInWithCode(page);
  await page.goto(`/admin/crm/gad/${id}`);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('3 of 7 answered')).toBeVisible();
  await expect(page.getByRole('group', { name: /^2/ }).getByRole('radio', { name: /More than half/ })).toBeChecked();
  await expectAccessible(page);
  await page.goto('/admin/crm/feedback');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('radio', { name: /Strongly agree/ }).first()).toBeChecked();
  await page.goto(`/admin/crm/data/${id}`);
  await page.getByRole('button', { name: 'Record what was done' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel(name)).toHaveValue('Nasreen Akhtar');
});

test('on paper a patient’s data names the person on every sheet, and shows charts at one size with their values', async ({
  page,
}) => {
  await startSession(page);
  await page.goto(`/admin/crm/data/${await addScored(page, 'Rabia Printed')}`);
  const figure = page.getByRole('figure', { name: 'PHQ-9: depression score over time' });
  await expect(figure.locator('svg.recharts-surface:visible')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  // A browser repeats the head of a table on every sheet.
  const head = page.getByText('Confidential; printed').locator('..');
  await expect(head).toHaveCSS('display', 'table-header-group');
  await expect(head).toHaveCSS('position', 'static');
  await expect(head).toContainText(/Born .*\w{3}-\w{3}/);
  await expect(figure.getByRole('row').nth(1)).toBeVisible();
  await expect(figure.locator('svg.recharts-surface:visible')).toHaveAttribute('width', '640');
  await expect(figure.getByText('Clinical threshold 10')).toBeVisible();
  await expect(figure.getByRole('heading').locator('..')).toHaveCSS('break-inside', 'avoid');
  await expect(figure.getByRole('row').nth(1)).toHaveCSS('break-inside', 'avoid');
  await expect(page.getByRole('button')).toHaveCount(0);
  for (const path of ['/admin/crm/dashboard', '/admin/crm/orgdata']) {
    await page.goto(path);
    const mean = page.getByRole('figure', { name: 'Mean PHQ-9 per month' });
    await expect(mean.locator('svg.recharts-surface:visible')).toHaveAttribute('width', '640');
    await expect(mean.getByRole('row').nth(1)).toBeVisible();
    await expect(mean.getByText('Moderate risk from 11')).toBeVisible();
  }
});

test('a dashboard says within a minute that alerts have changed, and shows those of now to whoever comes back to it', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await signIn(page, 'ROLE_STAFF', '/admin/crm/dashboard');
  const heading = page.getByRole('heading', { name: /^Open alerts/ });
  await page
    .getByRole('button', { name: /^Record what was done/ })
    .first()
    .click();
  const name = page.getByLabel('Who acted');
  await name.fill('Nasreen');
  const other = await context.newPage();
  await signIn(other, 'ROLE_STAFF', '/admin/crm/phq');
  await choosePatient(other, 'Claire Donnelly');
  await answer(other, [0, 0, 0, 0, 0, 0, 0, 0, 3]);
  await other.keyboard.press('Enter');
  await expect(other.getByRole('region', { name: 'What was saved' })).toBeVisible();
  const alert = page.getByRole('article', { name: /^Claire Donnelly: PHQ-9 item 9/ });
  const asked = page.waitForRequest('**/api/crm/alerts/watch');
  await page.clock.fastForward('01:01');
  // Calls that no person requested do not extend the session.
  expect((await asked).headers()).toHaveProperty('x-background');
  const changed = page.getByRole('status').filter({ hasText: 'The open alerts have changed.' });
  await expect(changed).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Nasreen');
  await expectAccessible(page);
  await changed.getByRole('button').click();
  await expect(alert).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(changed).toHaveCount(0);

  await other.getByRole('link', { name: 'ASQ for the same patient' }).click();
  await answer(other, [1, 0, 0, 0, 1]);
  await other.keyboard.press('Enter');
  // The form says so at once, before it is saved.
  const saved = other.getByRole('region', { name: 'What was saved' });
  await expect(saved.getByRole('alert').getByText('Do not leave the person alone')).toBeVisible();
  const acuteAlert = page.getByRole('article', { name: /^Claire Donnelly: ASQ: Acute/ });
  await expect(acuteAlert).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(acuteAlert).toBeVisible();
});
