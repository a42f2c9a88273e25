import { expect, type Page } from '@playwright/test';
import { expectAccessible, signIn, test } from './product.ts';

const sendReferral = async (page: Page) => {
  const data = {
    referralPersonalDetails: { firstName: 'Amina', lastName: 'Yusuf', dob: '1984-03-09', mobile: '07700 900456' },
    referralSafeContact: { methods: ['text'], times: 'Weekdays before 3pm', leaveMessage: 'no', sayWhoWeAre: 'no' },
    referralContent: { content: 'She has not slept well since the spring.\nShe would like to talk to a woman.' },
  };
  expect((await page.request.post('/api/referral', { data })).status()).toBe(201);
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
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: 'Kulsoom Jan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kulsoom Jan' })).toBeVisible();
});

test('a referral is read at both of its addresses, and deactivated after a confirmation', async ({ page }) => {
  await sendReferral(page);
  await signIn(page);
  await page.getByRole('link', { name: 'Referrals' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  for (const name of ['Referral ID', 'Date', 'Deactivate']) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  const row = page.getByRole('row').nth(1);
  const reference = (await row.getByRole('rowheader').textContent()) ?? '';
  expect(reference).toMatch(/^\w{3}-\w{3}$/);

  await row.getByRole('link', { name: 'View referral info' }).click();
  await expect(page).toHaveURL(/\/admin\/referral\/[0-9A-Z]{26}$/);
  const patientId = page.url().split('/').at(-1);
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Referral of ');
  await expectAccessible(page);
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.goto(`/admin/contact/${patientId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

  await page.getByRole('link', { name: 'Back to referrals' }).click();
  await row.getByRole('button', { name: 'Deactivate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that you want to deactivate this referral.' });
  await expect(dialog.getByText('Are you sure you want to deactivate this referral?')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`The referral ${reference} was deactivated.`)).toBeVisible();
  await expect(page.getByRole('rowheader', { name: reference })).toHaveCount(0);
});

test('a referral that does not exist, and a list that cannot be loaded, say so', async ({ page }) => {
  await sendReferral(page);
  await signIn(page, 'ROLE_STAFF', '/admin/referral/01M5YXZYWAKE0RY5QY34VFXM34');
  await expect(page.getByText('Sorry, that referral does not exist.')).toBeVisible();
  await page.route('**/api/referrals/1', (route) =>
    route.fulfill({ status: 500, json: { status: 500, message: 'Sorry, something went wrong on our side.' } }),
  );
  await page.goto('/admin?show=referrals');
  await expect(page.getByText('Sorry, something went wrong on our side.')).toBeVisible();
  await page.unroute('**/api/referrals/1');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
