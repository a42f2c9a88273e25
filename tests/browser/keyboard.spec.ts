import { expect, type Locator, type Page } from '@playwright/test';
import { signIn, test } from './product.ts';

// More stops than the longest of these screens has.
const mostStops = 120;

/** Moves to a control as somebody without a mouse does: by Tab, stop after stop. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
};

const press = async (page: Page, target: Locator, key: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

const write = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
};

test('a patient is filtered, edited, assigned, referred on and inactivated by the keyboard alone', async ({ page }) => {
  const name = 'Keyed Alone';
  const [firstName, lastName] = name.split(' ');
  const data = { referralPersonalDetails: { firstName, lastName, mobile: '07700 900458' } };
  expect((await page.request.post('/api/referral', { data })).status()).toBe(201);
  await signIn(page, 'ROLE_ADMIN', '/admin/crm/patients');
  await press(page, page.getByRole('radio', { name: 'All' }), 'ArrowRight');
  await expect(page.getByRole('radio', { name: 'Active', exact: true })).toBeChecked();
  await press(page, page.getByRole('link', { name }), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();

  await press(page, page.getByRole('link', { name: 'Change details' }), 'Enter');
  await press(page, page.getByRole('button', { name: 'Edit The person who needs support' }), 'Enter');
  await write(page, page.getByLabel('Postcode'), 'LS9 9ZZ');
  await press(page, page.getByRole('button', { name: 'Save', exact: true }), 'Enter');
  await expect(page.getByRole('definition').filter({ hasText: 'LS9 9ZZ' })).toBeVisible();

  await press(page, page.getByRole('link', { name: 'Summary', exact: true }), 'Enter');
  await press(page, page.getByRole('button', { name: 'Tomasz Brzezicki', exact: true }), 'Space');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Assign' }), 'Enter');
  await expect(page.getByText('This patient has been assigned to Tomasz Brzezicki')).toBeVisible();

  await press(page, page.getByRole('link', { name: 'Log an external referral' }), 'Enter');
  await write(page, page.getByLabel('Service type'), 'Housing');
  await write(page, page.getByLabel('Referral details'), 'Damp in both bedrooms.');
  await write(page, page.getByLabel('Why is it shared without their consent?'), 'They asked for it.');
  await press(page, page.getByRole('button', { name: 'Save', exact: true }), 'Enter');
  await expect(page.getByText('Thank you the referral details were saved on the system.')).toBeVisible();

  await page.goto('/admin/crm/patients');
  const inactivate = page.getByRole('button', { name: `Inactivate ${name}` });
  // On a phone, too, what says who this is comes before what changes them.
  await page.setViewportSize({ width: 390, height: 844 });
  const reference = await page.locator('tr', { has: inactivate }).locator('td').first().boundingBox();
  const button = await inactivate.boundingBox();
  expect(reference?.x).toBeLessThan(button?.x ?? 0);
  expect(reference?.y).toBeLessThan((button?.y ?? 0) + (button?.height ?? 0));
  await page.setViewportSize({ width: 1280, height: 800 });
  await press(page, inactivate, 'Enter');
  await expect(page.getByRole('dialog')).toContainText(name);
  await page.keyboard.press('Escape');
  await expect(inactivate).toBeFocused();
  await page.keyboard.press('Enter');
  // The task to follow up the referral to Housing is open.
  await press(
    page,
    page.getByRole('dialog').getByRole('radio', { name: 'They stay with those who have them' }),
    'Space',
  );
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Confirm' }), 'Enter');
  await expect(page.getByRole('button', { name: `Reactivate ${name}` })).toBeVisible();
});

test('the way past the menu can be seen, and who takes patients on or does tasks by keys stays in the list', async ({
  page,
}) => {
  await signIn(page, 'ROLE_ADMIN', '/admin/crm/patients?worker=nobody');
  const takeOn = page.getByRole('button', { name: /^Take on/ });
  await expect(takeOn.nth(1)).toBeVisible();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  // Nothing lies above it.
  await skip.click({ trial: true });

  const second = page.getByRole('row').nth(2).getByRole('checkbox');
  const name = (await second.locator('xpath=..').textContent()) ?? '';
  await press(page, takeOn.first(), 'Enter');
  await expect(page.getByRole('checkbox', { name, exact: true })).toBeFocused();

  await page.goto('/admin/tasks');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const done = page.getByRole('button', { name: /^Done/ });
  await expect(done.first()).toBeVisible();
  const count = await done.count();
  await press(page, done.last(), 'Enter');
  await expect(done).toHaveCount(count - 1);
  await expect(page.locator('main :focus')).toBeVisible();
});
