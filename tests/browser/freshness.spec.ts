import { expect, type Page } from '@playwright/test';
import { addPatient } from './add-patient.ts';
import { expectAccessible, signIn, startSession, test } from './product.ts';
import { editGroup } from './record-screens.ts';

/** A PHQ-9 of which the last item raises an alert. */
const raiseAlert = async (page: Page, id: string) => {
  await page.goto(`/admin/crm/phq/${id}`);
  await expect(page.getByRole('radio').first()).toBeFocused();
  for (const [question, score] of [0, 0, 0, 0, 0, 0, 0, 0, 1].entries()) {
    await page.keyboard.press(String(score));
    await expect(page.getByText(`${question + 1} of `)).toBeVisible();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'What was saved' })).toBeVisible();
};

const answerAlert = async (page: Page, name: string) => {
  await page.getByRole('button', { name: /^Record what was done/ }).click();
  await page.getByLabel('Who acted').fill(name);
  await page.getByLabel('What was done').fill('Rang, and spoke with the sister.');
  await page.getByRole('button', { name: 'Save what was done' }).click();
  await expect(page.getByText('What was done has been recorded')).toBeVisible();
};

const writeNote = async (page: Page, id: string, words: string) => {
  await page.goto(`/admin/crm/newcasenotes/${id}`);
  await expect(page.getByRole('button', { name: 'Choose another patient' })).toBeVisible();
  await page.getByLabel('Case note').fill(words);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('That case note has been saved')).toBeVisible();
};

const inactivate = async (page: Page, id: string) => {
  await page.goto('/admin/crm/patients');
  const row = page.getByRole('row').filter({ has: page.locator(`a[href$='${id}']`) });
  await row.getByRole('button', { name: 'Inactivate' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(row.getByRole('cell', { name: 'Inactive', exact: true })).toBeVisible();
};

const aMinuteLater = (page: Page) => page.clock.fastForward('01:01');

test('a record that is left open shows within a minute what a colleague does to it', async ({ page, colleague }) => {
  test.slow();
  await page.clock.install();
  await startSession(page);
  const id = await addPatient(page, 'Hope Latest');
  await page.goto(`/admin/crm/patient/${id}`);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  const alert = page.getByRole('article', { name: /^PHQ-9 item 9/ });
  await expect(timeline.getByRole('listitem').first()).toBeVisible();
  await startSession(colleague, 'ROLE_ADMIN');

  await raiseAlert(colleague, id);
  const read = page.waitForRequest('**/api/crm/timeline/**');
  await aMinuteLater(page);
  // No person requested it: it does not extend the session.
  expect((await read).headers()).toHaveProperty('x-background');
  await expect(alert).toBeVisible();
  await expect(timeline.getByText(/^Alert: PHQ-9 item 9/)).toBeVisible();

  await colleague.goto(`/admin/crm/data/${id}`);
  await answerAlert(colleague, 'Tahira Colleague');
  await aMinuteLater(page);
  await expect(alert).toHaveCount(0);
  await expect(timeline.getByText(/^Alert answered by Tahira Colleague/)).toBeVisible();

  await writeNote(colleague, id, 'Came with her daughter.');
  await aMinuteLater(page);
  await expect(timeline.getByText('Came with her daughter.')).toBeVisible();

  await inactivate(colleague, id);
  await aMinuteLater(page);
  await expect(page.getByText('This patient is inactive.')).toBeVisible();
  await expect(timeline.getByText('Deactivated')).toBeVisible();
});

test('a list that is left open shows within a minute that a patient has been made inactive', async ({
  page,
  colleague,
}) => {
  await page.clock.install();
  await startSession(page);
  const id = await addPatient(page, 'Hope Latest');
  await page.goto('/admin/crm/patients');
  const row = page.getByRole('row').filter({ has: page.locator(`a[href$='${id}']`) });
  await expect(row.getByRole('cell', { name: 'Active', exact: true })).toBeVisible();
  await startSession(colleague, 'ROLE_ADMIN');
  await inactivate(colleague, id);
  await aMinuteLater(page);
  await expect(row.getByRole('cell', { name: 'Inactive', exact: true })).toBeVisible();
});

test('nothing changes under the hands of who is writing: the screen says that it is behind, and waits', async ({
  page,
  colleague,
}) => {
  await page.clock.install();
  await startSession(page);
  const id = await addPatient(page, 'Hope Latest');
  await page.goto(`/admin/crm/patient/${id}/details`);
  await page.getByRole('button', { name: 'Edit GP' }).click();
  const gp = page.getByRole('form', { name: 'GP' }).getByRole('textbox').first();
  await gp.fill('Dr Chaudhry');
  await startSession(colleague, 'ROLE_ADMIN');
  await colleague.goto(`/admin/crm/patient/${id}`);
  await editGroup(colleague, 'The person who needs support');
  await colleague.getByLabel('Postcode').fill('LS3 3CC');
  await colleague.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(colleague.getByRole('definition').filter({ hasText: 'LS3 3CC' })).toBeVisible();
  await aMinuteLater(page);
  const latest = page.getByRole('definition').filter({ hasText: 'LS3 3CC' });
  const behind = page.getByRole('status').filter({ hasText: 'Something has been added to this record' });
  await expect(behind).toBeVisible();
  await expect(latest).toHaveCount(0);
  await expectAccessible(page);
  await behind.getByRole('button', { name: 'Show the latest' }).click();
  await expect(latest).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(behind).toHaveCount(0);
  await expect(gp).toHaveValue('Dr Chaudhry');
});

test('what somebody answers on a record is on its timeline at once', async ({ page }) => {
  await startSession(page);
  const id = await addPatient(page, 'Hope Latest');
  await page.goto(`/admin/crm/patient/${id}`);
  await raiseAlert(page, id);
  await page.goto(`/admin/crm/patient/${id}`);
  await answerAlert(page, 'Joyce Herself');
  await expect(
    page.getByRole('region', { name: 'Timeline' }).getByText(/^Alert answered by Joyce Herself/),
  ).toBeVisible();
});

test('a search for dots alone finds nobody, and is no fault', async ({ page }) => {
  await signIn(page, 'ROLE_STAFF', '/admin/crm/casenotes');
  for (const dots of ['.', '..']) {
    await page.getByRole('main').getByRole('combobox').fill(dots);
    await expect(page.getByText('No patient found. Try fewer letters or another spelling.')).toBeVisible();
  }
});
