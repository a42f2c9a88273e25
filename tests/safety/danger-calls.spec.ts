import { expect, type Page } from '@playwright/test';
import { expectAccessible, signIn, startSession, test } from '../browser/product.ts';
import { expectAccessibleAtBothWidths, expectFitsAtBothWidths } from '../browser/widths.ts';

/** Sends the public form of somebody in danger. */
const refer = async (page: Page, firstName: string, lastName: string, more: object = {}) => {
  const data = {
    referralPersonalDetails: { firstName, lastName, mobile: '07700 900471' },
    referralSafeContact: { methods: ['call'], times: 'Weekdays before 3pm' },
    referralRiskAssessment: { selfHarm: true },
    ...more,
  };
  const answer = await page.request.post('/api/referral', { data });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { referralId: string }).referralId;
};

const callsOf = (page: Page) => page.getByRole('region', { name: /^Danger/ });
const head = (page: Page) => page.locator('[data-patient-head]');
const lineOf = (page: Page, name: string) => callsOf(page).getByRole('listitem').filter({ hasText: name }).first();

/** The name of the first worker whom an admin may choose, other than nobody. */
const chooseWorker = async (page: Page, name: RegExp) => {
  const select = page.getByRole('region', { name: 'Decide' }).getByLabel('Who looks after them');
  const option = select.getByRole('option', { name });
  await select.selectOption(await option.first().innerText());
};

test('who ticked self-harm is not accepted before somebody says what becomes of the call; then it is their worker’s', async ({
  page,
  colleague,
}) => {
  const patientId = await refer(page, 'Parveen', 'Sadiq');
  await signIn(page, 'ROLE_ADMIN');
  await expect(lineOf(page, 'Parveen Sadiq')).toContainText('Danger: Self-harm');
  await expect(lineOf(page, 'Parveen Sadiq')).toContainText('nobody’s yet');
  await expect(lineOf(page, 'Parveen Sadiq').getByRole('link', { name: /07700 900471/ })).toBeVisible();

  await page.goto(`/admin/referral/${patientId}`);
  await expect(head(page)).toContainText('Danger: Self-harm.');
  const decide = page.getByRole('region', { name: 'Decide' });
  await decide.getByLabel('What becomes of it').selectOption('Accepted');
  await chooseWorker(page, /^Tomasz/);
  await decide.getByRole('button', { name: 'Save' }).click();
  await expect(decide.getByRole('alert')).toContainText('Please say whether somebody has rung them, or who will.');
  await decide.getByRole('radio', { name: 'Not yet' }).check();
  await expectAccessibleAtBothWidths(page);
  await decide.getByRole('button', { name: 'Save' }).click();
  await expect(decide.getByText('Saved. It is on the timeline.')).toBeVisible();

  // Their worker sees who is new, and whom to ring, and writes down what came of it in place.
  await signIn(colleague, 'ROLE_STAFF');
  await expect(lineOf(colleague, 'Parveen Sadiq').getByText('1 more about them: new patient')).toBeVisible();
  await expect(lineOf(colleague, 'Parveen Sadiq')).not.toContainText('nobody’s yet');
  await expectFitsAtBothWidths(colleague);
  await lineOf(colleague, 'Parveen Sadiq').getByRole('button', { name: 'Record the call' }).click();
  const dialog = colleague.getByRole('dialog', { name: 'The call to Parveen Sadiq' });
  await dialog.getByRole('button', { name: 'Save the call' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please answer what is marked');
  await dialog.getByRole('radio', { name: 'Yes, and did not reach them' }).check();
  await expect(dialog.getByLabel('Who rang')).not.toHaveValue('');
  await expectAccessibleAtBothWidths(colleague);
  await dialog.getByRole('button', { name: 'Save the call' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(lineOf(colleague, 'Parveen Sadiq')).toContainText('Rung once in vain');
  await lineOf(colleague, 'Parveen Sadiq').getByRole('button', { name: 'Record the call' }).click();
  await dialog.getByRole('radio', { name: 'Yes, and spoke with them' }).check();
  await dialog.getByLabel('What came of it').fill('Safe tonight, with her sister.');
  await dialog.getByRole('button', { name: 'Save the call' }).click();
  await expect(callsOf(colleague).getByText('Parveen Sadiq')).toHaveCount(0);
  await expect(colleague.getByText('Parveen Sadiq')).toHaveCount(0);

  // The danger stands on each screen of the record until somebody lifts it with a reason.
  await colleague.goto(`/admin/crm/patient/${patientId}`);
  await expect(head(colleague)).toContainText('Danger: Self-harm.');
  await expect(head(colleague)).toContainText('Safe tonight, with her sister.');
  for (const tab of ['Referral', 'Notes', 'Documents', 'Summary']) {
    await colleague.getByRole('navigation', { name: 'This patient' }).getByRole('link', { name: tab }).click();
    await expect(head(colleague)).toContainText('Danger: Self-harm.');
  }
  await expectAccessibleAtBothWidths(colleague);
  await head(colleague).getByRole('button', { name: 'Lift the danger' }).click();
  const lift = colleague.getByRole('dialog', { name: 'Is the danger over?' });
  await lift.getByRole('button', { name: 'Lift the danger' }).click();
  await expect(lift.getByRole('alert')).toContainText('Please say why.');
  await lift.getByLabel('Why it is over').fill('She and her nurse agree that it has passed.');
  await lift.getByRole('button', { name: 'Lift the danger' }).click();
  await expect(lift).toHaveCount(0);
  await expect(head(colleague)).not.toContainText('Danger');
  const timeline = colleague.getByRole('region', { name: 'Timeline' });
  for (const step of ['Danger lifted', 'Rung because of danger: reached', 'Rung because of danger: not reached']) {
    await expect(timeline).toContainText(step);
  }
});

test('a call is asked for where somebody in danger is assigned, joined or deactivated', async ({ page }) => {
  const [first, second, third] = [
    await refer(page, 'Rubina', 'Malik'),
    await refer(page, 'Shaheen', 'Malik'),
    await refer(page, 'Rubina', 'Malik', {
      referralPersonalDetails: { firstName: 'Rubina', lastName: 'Malik', mobile: '07700 900471', dob: '1988-04-02' },
    }),
  ];
  await startSession(page, 'ROLE_ADMIN');

  await page.goto(`/admin/crm/patient/${first}`);
  await page.getByRole('list', { name: 'Assign to' }).getByRole('button').first().click();
  const assign = page.getByRole('dialog', { name: /^Assign to/ });
  await assign.getByRole('button', { name: 'Assign' }).click();
  await expect(assign.getByText('Please say whether somebody has rung them, or who will.')).toBeVisible();
  await assign.getByRole('radio', { name: 'Nobody is to ring them' }).check();
  await assign.getByLabel('Why nobody rings them').fill('She is on the ward tonight.');
  await expectAccessible(page);
  await assign.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText('This patient has been assigned to')).toBeVisible();
  await expect(head(page)).toContainText('Nobody rings them: She is on the ward tonight.');

  await page.goto(`/admin/referral/${third}`);
  await page.getByRole('button', { name: 'This is the same person as Rubina Malik' }).first().click();
  const join = page.getByRole('dialog', { name: 'Are these two the same person?' });
  await join.getByRole('radio', { name: 'Not yet' }).check();
  await expect(join.getByLabel('Who rings them')).toBeVisible();
  await join.getByRole('button', { name: 'They are the same person' }).click();
  await expect(join).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/admin/referral/${first}$`));
  await expect(head(page).getByRole('button', { name: 'Record the call' })).toBeVisible();

  await page.goto('/admin?show=referrals&order=newest');
  const row = page.getByRole('row').filter({ hasText: 'Shaheen Malik' });
  await row.getByRole('button', { name: 'Deactivate' }).click();
  const deactivate = page.getByRole('dialog', { name: 'Confirm that you want to deactivate this referral.' });
  await deactivate.getByRole('button', { name: 'Confirm' }).click();
  await expect(deactivate.getByText('Please say whether somebody has rung them, or who will.')).toBeVisible();
  await deactivate.getByRole('radio', { name: 'Not yet' }).check();
  await deactivate.getByRole('button', { name: 'Confirm' }).click();
  await expect(deactivate).toHaveCount(0);
  await page.goto('/admin');
  await expect(lineOf(page, 'Shaheen Malik')).toBeVisible();
  await page.goto(`/admin/crm/patient/${second}`);
  await expect(head(page)).toContainText('Inactive');
});
