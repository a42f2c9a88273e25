import { expect } from '@playwright/test';
import { limitPolicy } from '../../shared/kernel/limit-policy.ts';
import { expectAccessible, startSession, test } from '../browser/product.ts';
import { atBothWidths, expectReadableAtBothWidths } from '../browser/widths.ts';

// The real limits: with them, one network has a share that a test can use up.
test.use({ limitFactor: 1 });

const share = limitPolicy.referralsOfNetwork[0].times;
const messageShare = limitPolicy.messagesOfNetwork[0].times;
const beyond = 4;

type Request = { post: (url: string, options: { data: object }) => Promise<{ ok: () => boolean }> };

const referMany = async (request: Request, count: number) => {
  for (let n = 0; n < count; n += 1) {
    const data = {
      referralPersonalDetails: { firstName: 'Pill', lastName: `Seller ${n}`, phone: '0113 496 0001' },
      // The first ones beyond the share speak of danger.
      ...(n < share + 2 && { referralRiskAssessment: { selfHarm: true } }),
    };
    expect((await request.post('/api/referral', { data })).ok()).toBe(true);
  }
};
const writeMany = async (request: Request, count: number) => {
  for (let n = 0; n < count; n += 1) {
    const data = { firstName: 'Pill', lastName: `Seller ${n}`, phone: '0113 496 0001', message: `Buy pills ${n}.` };
    expect((await request.post('/api/contact', { data })).ok()).toBe(true);
  }
};

atBothWidths(() => {
  test('what is set apart is said on Today and in the list, and marked as junk together, and back', async ({
    page,
  }) => {
    await referMany(page.request, share + beyond);
    await startSession(page, 'ROLE_STAFF');
    await page.goto('/admin');
    const set = `${beyond} referrals, 2 of them marked danger`;
    await page.getByRole('link', { name: set }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Referrals' })).toBeVisible();
    const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Choose Pill Seller/ });
    await expect(boxes).toHaveCount(beyond);
    await expectAccessible(page);

    // By keys alone.
    const all = page.getByRole('checkbox', { name: `Choose all ${beyond} referrals of this page` });
    await all.focus();
    await page.keyboard.press('Space');
    for (const box of await boxes.all()) await expect(box).toBeChecked();
    await page.getByRole('button', { name: `These are junk (${beyond})` }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expect(dialog).toContainText('2 of them speak of danger');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Mark as junk' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Please say why these are junk.');
    await dialog.getByLabel('Why they are junk').fill('They sell pills.');
    await dialog.getByRole('button', { name: 'Mark as junk' }).click();
    await expect(page.getByText('Nothing is to be looked at.')).toBeVisible();
    await expect(page.getByText(`${beyond} referrals marked as junk.`, { exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Junk', exact: true }).click();
    await expect(boxes).toHaveCount(beyond);
    await boxes.first().check();
    await page.getByRole('button', { name: 'These are not junk (1)' }).click();
    await expect(boxes).toHaveCount(beyond - 1);
    await page.getByRole('link', { name: /^To be looked at \(1\)/ }).click();
    await expect(boxes).toHaveCount(1);
  });

  test('a mistake is undone at once', async ({ page }) => {
    await referMany(page.request, 2);
    await startSession(page, 'ROLE_STAFF');
    await page.goto('/admin?show=referrals');
    const box = page.getByRole('checkbox', { name: /^Choose Pill Seller 1/ });
    await expect(box).toHaveCount(0);
    await page.getByRole('button', { name: 'Choose several' }).click();
    await box.check();
    await page.getByRole('button', { name: 'These are junk (1)' }).click();
    await page.getByLabel('Why they are junk').fill('They sell pills.');
    await page.getByRole('button', { name: 'Mark as junk' }).click();
    await expect(box).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo: it is no junk' }).click();
    await expect(box).toHaveCount(1);
  });

  test('messages of one place are set apart, read first to be read first, and marked together', async ({ page }) => {
    await writeMany(page.request, messageShare + beyond);
    await startSession(page, 'ROLE_STAFF');
    await page.goto('/admin?show=messages');
    await expectAccessible(page);
    await page.getByRole('link', { name: `To be looked at (${beyond})` }).click();
    await page.getByRole('checkbox', { name: `Choose all ${beyond} messages of this page` }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: `These are junk (${beyond})` }).click();
    await page.getByLabel('Why they are junk').fill('They sell pills.');
    await page.getByRole('button', { name: 'Mark as junk' }).click();
    await expect(page.getByText('Nothing is to be looked at.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo: they are no junk' }).click();
    await expect(page.getByRole('checkbox', { name: /^Choose Pill Seller/ })).toHaveCount(beyond);
  });
});

test('lists without anything say so, and the screens fit with large text', async ({ page }) => {
  await startSession(page, 'ROLE_STAFF');
  await page.goto('/admin?show=referrals&state=junk');
  await expect(page.getByText('No referral is marked as junk.')).toBeVisible();
  await page.goto('/admin?show=messages&list=junk');
  await expect(page.getByText('No message is marked as junk.')).toBeVisible();
  await referMany(page.request, share + beyond);
  await page.goto('/admin?show=referrals&state=apart');
  await expect(page.getByRole('checkbox', { name: /^Choose Pill Seller/ })).toHaveCount(beyond);
  await expectReadableAtBothWidths(page);
});

test('a list that cannot be judged keeps what was chosen, and says why', async ({ page }) => {
  await referMany(page.request, 1);
  await startSession(page, 'ROLE_STAFF');
  await page.goto('/admin?show=referrals');
  await page.getByRole('button', { name: 'Choose several' }).click();
  const box = page.getByRole('checkbox', { name: /^Choose Pill Seller 0/ });
  await box.check();
  await page.route('**/api/worklist/junk', (route) => route.abort());
  await page.getByRole('button', { name: 'These are junk (1)' }).click();
  await page.getByLabel('Why they are junk').fill('They sell pills.');
  await page.getByRole('button', { name: 'Mark as junk' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('We could not reach our service.');
  await expect(page.getByLabel('Why they are junk')).toHaveValue('They sell pills.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(box).toBeChecked();
});
