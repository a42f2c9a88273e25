import { expect, type Page } from '@playwright/test';
import { auditCalls } from '../../shared/audit/calls.ts';
import { userCalls } from '../../shared/users/calls.ts';
import { expectAccessible, openOrganisationMenu, signIn, test } from '../browser/product.ts';

const states = ['ACTIVE', 'ACTIVE', 'ACTIVE', 'NOT_ACTIVATED', 'DISABLED'] as const;
const sub = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** An organisation of 60 staff, one of them with a very long name and one with none. */
const manyAccounts = Array.from({ length: 60 }, (_, index) => ({
  username: sub(index),
  email:
    index === 3
      ? `${'a-very-long-name-of-a-person.'.repeat(3)}@community-health.example`
      : `person${index}@bca.example`,
  firstName: ['Amina', 'Oluwaseun Adebayo-Fitzgerald', 'Li', '', 'Zofia'][index % 5] ?? '',
  lastName: ['Yusuf', 'Chakraborty-Montgomery', 'Wu', '', 'Wiśniewska'][index % 5] ?? '',
  role: index % 9 === 8 ? 'ROLE_NULL' : index % 4 === 0 ? 'ROLE_ADMIN' : 'ROLE_STAFF',
  mobile: index % 7 === 6 ? '' : `+4477009${String(index).padStart(5, '0')}`,
  state: states[index % 5],
  hasLeft: false,
  ...(index % 3 > 0 && { lastSignIn: '2026-11-20T09:05:00.000Z' }),
}));
const answerWith = (page: Page, path: string, status: number, json: object) =>
  page.route(`**${path}`, (route) => route.fulfill({ status, json }));
const broken = { status: 500, message: 'Sorry, something went wrong on our side.' };

test('sixty accounts in every state are one list, and a search without a match says so', async ({ page }) => {
  await signIn(page, 'ROLE_ADMIN');
  await answerWith(page, userCalls.listUsers.path, 200, { content: manyAccounts });
  await openOrganisationMenu(page);
  await page.getByRole('link', { name: 'Staff accounts' }).click();
  await expect(page.getByText('60 people with access')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(61);
  for (const state of ['Active', 'Not activated', 'Disabled']) {
    await expect(page.getByRole('cell', { name: new RegExp(`${state}$`) }).first()).toBeAttached();
  }
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /Change the access of Zofia/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Enable account' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to staff accounts' }).click();
  await page.getByLabel('Find any account').fill('zzz');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('No account starts with that.')).toBeVisible();
  await expectAccessible(page);
});

test('accounts that cannot be listed, and a change that somebody else is in the way of, say so', async ({ page }) => {
  await signIn(page, 'ROLE_ADMIN');
  await answerWith(page, userCalls.listUsers.path, 500, broken);
  await openOrganisationMenu(page);
  await page.getByRole('link', { name: 'Staff accounts' }).click();
  await expect(page.getByRole('alert')).toContainText(broken.message);
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page
    .getByRole('row', { name: /Tomasz/ })
    .getByRole('button', { name: 'Change' })
    .click();
  const busy = 'Somebody else is changing accounts right now. Please try again in a moment.';
  await answerWith(page, '/api/admin/user/*/mobile', 409, { status: 409, message: busy });
  await page.getByRole('button', { name: 'Save number' }).click();
  await expect(page.getByRole('alert').first()).toHaveText(busy);
  await answerWith(page, '/api/admin/user/*/disable', 409, { status: 409, message: busy });
  await page.getByRole('button', { name: 'Disable account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(busy);
  await expectAccessible(page);
});

const entry = (index: number) => ({
  at: new Date(Date.parse('2026-11-20T16:00:00.000Z') - index * 61_000).toISOString(),
  username: index % 4 === 0 ? sub(900) : sub(index % 3),
  role: 'ROLE_STAFF',
  call: ['readReferral', 'searchPatients', 'updatePatient', 'createCaseNote', 'listPatients'][index % 5],
  ...(index % 2 === 0 && { record: '01M5YXZYWAKE0RY5QY34VFXM34' }),
});

const patients = [{ patientId: '01M5YXZYWAKE0RY5QY34VFXM34', firstName: 'Amina', lastName: 'Yusuf' }];
const left = { id: sub(900), firstName: 'Nadia', lastName: 'Khan' };

test('a long audit log is read a page at a time, and an empty or a broken one says so', async ({ page }) => {
  await signIn(page, 'ROLE_ADMIN');
  await answerWith(page, userCalls.listUsers.path, 200, { content: manyAccounts });
  await page.route(`**${auditCalls.readAuditLog.path}?**`, (route) => {
    const query = new URL(route.request().url()).searchParams;
    if (query.get('day') === '2020-01-01') return route.fulfill({ json: { content: [], people: [], patients: [] } });
    const from = query.get('after') ? 50 : 0;
    const content: object[] = Array.from({ length: 50 }, (_, index) => entry(from + index));
    if (from > 0) content.push({ at: '2026-11-20T10:00:00.000Z', unreadable: true });
    return route.fulfill({
      json: { content, people: [left], patients, ...(from === 0 && { next: '2026-11-20T15:00:00.000Z#r' }) },
    });
  });
  await page.goto('/admin/audit?person=00000000-0000-4000-8000-000000000001');
  const auditLog = page.getByRole('table', { name: 'The latest first' });
  await expect(auditLog.getByRole('row')).toHaveCount(51);
  await expect(auditLog.getByRole('button', { name: 'Show all about Amina Yusuf' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show earlier entries' }).click();
  await expect(auditLog.getByRole('row')).toHaveCount(102);
  await expect(auditLog.getByText('is stored but cannot be read')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show earlier entries' })).toHaveCount(0);
  await auditLog.getByRole('button', { name: 'Show all by Nadia Khan (without access now)' }).first().press('Enter');
  await expect(page).toHaveURL(`/admin/audit?person=${left.id}`);
  await expect(page.getByRole('heading', { name: 'Entries' })).toBeFocused();
  await expect(page.getByLabel('Person').locator('option:checked')).toHaveText('Nadia Khan (without access now)');
  await page.getByLabel('Day').fill('2020-01-01');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Entries' })).toBeFocused();
  await expect(page.getByText('Nothing found.')).toBeVisible();
  await expectAccessible(page);
  await answerWith(page, `${auditCalls.readAuditLog.path}?**`, 500, broken);
  await page.getByLabel('Day').fill('2020-01-02');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(broken.message);
  await expectAccessible(page);
});
