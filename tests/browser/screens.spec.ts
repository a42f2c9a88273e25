import { expect, type Page } from '@playwright/test';
import { expectAccessible, signIn, test } from './product.ts';

const readFirstId = async (page: Page, list: string, link: RegExp): Promise<string> => {
  await page.goto(list);
  const href = await page.getByRole('table').getByRole('link', { name: link }).first().getAttribute('href');
  const id = href?.split('/').at(-1)?.split('?')[0];
  if (!id) throw new Error(`${list} links to nothing`);
  return id;
};

const sweep = async (page: Page, addresses: string[]): Promise<void> => {
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Please Wait')).toHaveCount(0);
      await expectAccessible(page);
    });
  }
};

test('every screen about messages, referrals, staff and the organisation is accessible and fits', {
  tag: '@width',
}, async ({ page }) => {
  await signIn(page, 'ROLE_ADMIN');
  const message = await readFirstId(page, '/admin?show=messages', /View message/);
  const referral = await readFirstId(page, '/admin?show=referrals', /View referral info/);
  await sweep(page, [
    '/admin',
    '/admin?show=messages',
    '/admin?show=referrals',
    `/admin/message/${message}`,
    `/admin/referral/${referral}`,
    `/admin/contact/${referral}`,
    '/admin/users',
    '/admin/audit',
    '/admin/settings',
    '/admin/tasks',
    '/admin/task',
    '/admin/crm/patients?worker=me',
    '/admin/crm',
    '/admin/crm/orgdata',
    '/admin/crm/dashboard',
    '/admin/crm/overdue',
    '/admin/crm/patients',
  ]);
});

test('every screen about one patient is accessible and fits', { tag: '@width' }, async ({ page }) => {
  await signIn(page);
  const patient = await readFirstId(page, '/admin/crm/overdue', /./);
  await sweep(page, [
    '/admin/crm/newpatient',
    '/admin/crm/feedback',
    '/admin/crm/phq',
    ...['patient', 'phq', 'gad', 'asq', 'data', 'newcasenotes', 'casenotes', 'external', 'episodes'].map(
      (screen) => `/admin/crm/${screen}/${patient}`,
    ),
  ]);
});
