import { expect, type Page } from '@playwright/test';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { expectAccessible, signIn, test } from '../browser/product.ts';

const sendReferral = async (page: Page) => {
  const data = {
    referralPersonalDetails: { firstName: 'Amina', lastName: 'Yusuf', dob: '1984-03-09', mobile: '07700 900456' },
    referralSafeContact: { methods: ['text'], times: 'Weekdays before 3pm', leaveMessage: 'no', sayWhoWeAre: 'no' },
    referralContent: { content: 'She has not slept well since the spring.\nShe would like to talk to a woman.' },
  };
  const answer = await page.request.post('/api/referral', { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { referralId: string; reference: string };
};

test('a referral of somebody who may be on the records already says so, with a link, at both addresses', async ({
  page,
}) => {
  const data = { referralPersonalDetails: { firstName: 'Jan', lastName: 'Kulsoom', mobile: '07700 900457' } };
  const answer = await page.request.post('/api/referral', { data });
  const { referralId: patientId } = (await answer.json()) as { referralId: string };
  await signIn(page);
  for (const address of [`/admin/referral/${patientId}`, `/admin/contact/${patientId}`]) {
    await page.goto(address);
    const likely = page.getByRole('status', { name: 'Possible duplicates' });
    await expect(likely).toContainText('Kulsoom Jan, born 3 Mar 1991: same name');
  }
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Kulsoom Jan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kulsoom Jan' })).toBeVisible();
});

test('a referral is read at both of its addresses, and deactivated after a confirmation', async ({ page }) => {
  const { reference } = await sendReferral(page);
  await signIn(page);
  await page.goto('/admin?show=referrals&order=newest');
  for (const name of ['Referral ID', 'Date', 'Deactivate']) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: reference }) });
  await expect(row).toContainText('Amina Yusuf');

  await row.getByRole('link', { name: 'View referral info' }).click();
  await expect(page).toHaveURL(/\/admin\/referral\/[0-9A-Z]{26}$/);
  const patientId = page.url().split('/').at(-1);
  await expect(page.getByRole('main').getByText(reference, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Referral of Amina Yusuf');
  await page.goto(`/admin/contact/${patientId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Referral of Amina Yusuf');

  await page.goto('/admin?show=referrals&order=newest');
  await row.getByRole('button', { name: 'Deactivate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that you want to deactivate this referral.' });
  await expect(dialog.getByText('Are you sure you want to deactivate this referral?')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Withdrawn' })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`The referral ${reference} was deactivated.`)).toBeVisible();
  await expect(page.getByRole('rowheader', { name: reference })).toHaveCount(0);
  await page.getByRole('navigation', { name: 'States of referrals' }).getByRole('link', { name: 'Withdrawn' }).click();
  await expect(page.getByRole('rowheader', { name: reference })).toBeVisible();
});

test('a referral goes from the form to accepted: danger first, the referrer told, every step on the timeline', async ({
  page,
}) => {
  const data = {
    referralPersonalDetails: {
      firstName: 'Zainab',
      lastName: 'Rafiq',
      mobile: '07700 900461',
      email: 'zainab@example.org',
    },
    referralSafeContact: { methods: ['text'] },
    referralRiskAssessment: { selfHarm: true },
    referralReferrer: { firstName: 'Grace', lastName: 'Mensah', role: 'GP', email: 'grace@surgery.example' },
  };
  const sent = await page.request.post('/api/referral', { data });
  const { reference } = (await sent.json()) as { reference: string };
  await signIn(page);
  await expect(page.getByRole('region', { name: /^Danger/ })).toContainText('Zainab Rafiq');
  await page.getByRole('link', { name: /^Referrals/ }).click();
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: reference }) });
  await expect(row).toContainText('Danger: Self-harm');
  await expect(row).toContainText(/Ring (by|today)/);
  await row.getByRole('link', { name: 'View referral info' }).click();
  const decide = page.getByRole('region', { name: 'Decide' });
  await expect(decide).toContainText('A call was not marked safe');
  const state = decide.getByLabel('What becomes of it');
  await state.selectOption('Contacted');
  await decide.getByRole('radio', { name: 'Yes, and spoke with them' }).check();
  await decide.getByLabel('What came of it').fill('She is safe, and would like to come.');
  await decide.getByRole('button', { name: 'Save' }).click();
  await expect(decide.getByText('Saved. It is on the timeline.')).toBeVisible();
  await state.selectOption('Accepted');
  const words = decide.getByLabel('What the referrer is told');
  await expect(words).toHaveValue(new RegExp(reference));
  await words.fill(`We see them from Monday. ${reference}`);
  await expectAccessible(page);
  await decide.getByRole('button', { name: 'Save and send the email' }).click();
  await expect(decide.getByText('Sent to grace@surgery.example.')).toBeVisible();
  const outbox = (await (await page.request.get('/local/outbox')).json()) as { to: string; text: string }[];
  expect(outbox.filter(({ to, text }) => to === 'grace@surgery.example' && text.includes(reference))).not.toEqual([]);
  await page.getByRole('link', { name: 'Summary' }).click();
  // Neither way was marked safe: a slip of the finger neither rings nor writes.
  const main = page.getByRole('main');
  await expect(main).toContainText('A call was not marked safe: 07700 900461');
  await expect(main).toContainText('An email was not marked safe: zainab@example.org');
  await expect(main.locator('a[href*="7700900461"], a[href*="zainab"]')).toHaveCount(0);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  for (const step of ['Referral: Accepted', 'Referral: Contacted', 'The referrer was answered by email']) {
    await expect(timeline).toContainText(step);
  }
});

test('declining a referral names the tasks about it, and asks what becomes of them', async ({ page }) => {
  const { referralId } = await sendReferral(page);
  await signIn(page, 'ROLE_STAFF', `/admin/task?patient=${referralId}`);
  const main = page.getByRole('main');
  await main.getByLabel('What kind of task').selectOption('Send a letter that was promised');
  await main.getByLabel('What is to be done').fill('Write to the school that she is on our list.');
  await main.getByLabel('For whom').selectOption({ index: 1 });
  await main.getByLabel('Until when').fill(addDays(today(), 3));
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Save task' }).click();
  await expect(page.getByText('The task has been saved.')).toBeAttached();
  await page.goto(`/admin/referral/${referralId}`);
  const decide = page.getByRole('region', { name: 'Decide' });
  await decide.getByLabel('What becomes of it').selectOption('Declined');
  await decide.getByLabel('Why').fill('Her school has somebody.');
  await expect(decide).toContainText('Write to the school that she is on our list.');
  await decide.getByRole('button', { name: 'Save' }).click();
  await expect(decide.getByRole('link', { name: /^1 task is still open/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await decide.getByLabel('They stay with those who have them').check();
  await decide.getByRole('button', { name: 'Save' }).click();
  await expect(decide.getByText('Saved. It is on the timeline.')).toBeVisible();
  await page.goto(`/admin/crm/patient/${referralId}`);
  const task = page
    .getByRole('region', { name: 'Tasks' })
    .getByRole('listitem')
    .filter({ hasText: 'Write to the school' });
  await task.getByRole('button', { name: /^Sent/ }).click();
  await expect(page.getByText('The task is done.')).toBeAttached();
  await expect(task).toHaveCount(0);
});

test('a second referral of somebody becomes one of theirs, and no second patient', async ({ page }) => {
  const person = { firstName: 'Ifrah', lastName: 'Warsame', mobile: '07700 900462', dob: '1990-02-03' };
  const send = async (content: string) => {
    const data = { referralPersonalDetails: person, referralContent: { content } };
    return (await (await page.request.post('/api/referral', { data })).json()) as { referralId: string };
  };
  const first = await send('The first time.');
  const again = await send('Once more, about work.');
  await signIn(page);
  await page.goto(`/admin/referral/${again.referralId}`);
  await page.getByRole('button', { name: 'This is the same person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are these two the same person?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'They are the same person' }).click();
  await expect(page).toHaveURL(`/admin/referral/${first.referralId}`);
  await page.getByText('Also referred on').click();
  await expect(page.getByRole('main')).toContainText('Once more, about work.');
  // The form grows with what the referrer is told, and is shorter once it is saved.
  const decide = page.getByRole('region', { name: 'Decide' });
  await decide.getByLabel('What becomes of it').selectOption('Declined');
  await decide.getByLabel('Why').fill('She found help nearer home.');
  await decide.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(decide.getByText('Saved. It is on the timeline.')).toBeInViewport({ ratio: 1 });
  await page.goto(`/admin/referral/${again.referralId}`);
  await expect(page.getByText('Sorry, that referral does not exist.')).toBeVisible();
});

test('a referral that does not exist, and a list that cannot be loaded, say so', async ({ page }) => {
  await sendReferral(page);
  await signIn(page, 'ROLE_STAFF', '/admin/referral/01M5YXZYWAKE0RY5QY34VFXM34');
  await expect(page.getByText('Sorry, that referral does not exist.')).toBeVisible();
  await page.route('**/api/worklist/1*', (route) =>
    route.fulfill({ status: 500, json: { status: 500, message: 'Sorry, something went wrong on our side.' } }),
  );
  await page.goto('/admin?show=referrals');
  await expect(page.getByText('Sorry, something went wrong on our side.')).toBeVisible();
  await page.unroute('**/api/worklist/1*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
