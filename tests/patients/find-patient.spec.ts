/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { rename } from '../../shared/kernel/wire-names.ts';
import { expectAccessible, signIn, test } from '../browser/product.ts';

const refer = async (page: Page, details: Record<string, string>) => {
  const data = { referralPersonalDetails: { phone: '0113 496 0177', ...details } };
  const answer = await page.request.post('/api/referral', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data,
  });
  const reply = intakeCalls.sendReferral.replies[201];
  return reply.parse(rename(reply, await answer.json()));
};

const search = (page: Page) => page.getByRole('combobox', { name: 'Find a patient' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Presses keys one after another, as fast as a hand can. */
const press = async (page: Page, ...keys: string[]) => {
  expect(keys.length).toBeLessThanOrEqual(6);
  for (const key of keys) await page.keyboard.press(key);
};

test('from any screen to a record in six keys, by name, reference or what was opened last', async ({ page }) => {
  const born = { firstName: 'Muhammad', lastName: 'Twinned', dob: '1984-03-09' };
  const [first, second] = [await refer(page, born), await refer(page, born)];
  await signIn(page, 'ROLE_STAFF', '/admin/crm/orgdata');
  await expect(heading(page, 'Organisation data')).toBeVisible();
  await press(page, '/', 'b', 'e', 'g', 'Enter');
  await expect(heading(page, 'Momtaz Begum')).toBeFocused();
  await expect(search(page)).toHaveValue('');

  await page.goto('/admin/crm/feedback');
  await expect(heading(page, 'Feedback')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('mohd twin');
  const options = page.getByRole('option');
  await expect(options).toHaveCount(2);
  for (const { reference } of [first, second]) {
    await expect(options.filter({ hasText: reference })).toHaveText(
      /^Muhammad TwinnedBorn 9.Mar.1984 · \w{3}-\w{3} · Open · Referred/,
    );
  }
  await expectAccessible(page);
  // Which of the two is meant is not guessed.
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 patients found. Choose one with the arrow keys.')).toBeVisible();
  await expect(page).toHaveURL('/admin/crm/feedback');
  await press(page, 'ArrowDown', 'Enter');
  await expect(heading(page, 'Muhammad Twinned')).toBeFocused();

  for (const text of [second.reference.toLowerCase().replace('-', ''), '9/3/1984', '+44 113 496 0177']) {
    await search(page).fill(text);
    await expect(options.filter({ hasText: second.reference })).toBeVisible();
  }
  await search(page).fill(second.reference);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/crm/patient/${second.patientId}`);
  await expect(page.getByRole('definition').filter({ hasText: second.reference }).first()).toBeVisible();

  // Before anything is typed: the records opened last, the latest first, stored in memory alone.
  await page.getByRole('link', { name: 'Today' }).click();
  await expect(heading(page, 'Welcome')).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('listbox', { name: 'Opened last' }).getByRole('option').first()).toContainText(
    second.reference,
  );
  await expectAccessible(page);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('Twinned');
  await page.keyboard.press('Escape');
  await press(page, '/', 'ArrowDown', 'Enter');
  await expect(page).toHaveURL(`/admin/crm/patient/${second.patientId}`);

  // In a text, `/` is a letter; where it is in the way, it can be switched off.
  await page.goto(`/admin/crm/newcasenotes/${second.patientId}`);
  await page.getByLabel('Case note').fill('Seen 9');
  await page.keyboard.press('End');
  await page.keyboard.type('/3');
  await expect(page.getByLabel('Case note')).toHaveValue('Seen 9/3');
  await page.getByRole('link', { name: 'Your sign-in' }).click();
  await page.getByLabel('Press / to search, and N for the menu New').uncheck();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(search(page)).not.toBeFocused();
  await page.getByLabel('Press / to search, and N for the menu New').check();
});

test('on a phone search and alerts stay in sight, the rest is in the menu, and nothing is lost at 400 %', async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  const alerts = page.getByRole('banner').getByRole('link', { name: /^Alerts \(\d+\)/ });
  await expect(alerts).toBeVisible();
  await search(page).fill('begam');
  await expect(page.getByRole('option')).toHaveText(/^Momtaz Begum/);
  await expectAccessible(page);
  await page.getByRole('option').click();
  await expect(heading(page, 'Momtaz Begum')).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await expect(search(page)).toBeInViewport({ ratio: 1 });
  await expect(alerts).toBeInViewport({ ratio: 1 });
  const [frame, head] = await Promise.all(
    [page.getByRole('banner'), heading(page, 'Momtaz Begum')].map((one) => one.boundingBox()),
  );
  expect(frame?.height).toBeLessThan(130);
  // The head of the record is under the frame and not behind it.
  expect(head?.y).toBeGreaterThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0) - 1);

  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(page.getByRole('navigation', { name: 'Staff' }).getByText('Tomasz Brzezicki')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Overdue tests' }).click();
  await expect(heading(page, 'Overdue tests')).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');

  // A colleague's alert is counted within a minute, by a call that does not extend the session.
  const before = Number(/\d+/.exec((await alerts.textContent()) ?? '')?.[0]);
  await page.route('**/api/work/frame', async (route) => {
    const counts = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...counts, openAlerts: before + 1 } });
  });
  const asked = page.waitForRequest('**/api/work/frame');
  await page.clock.fastForward('01:01');
  expect((await asked).headers()).toHaveProperty('x-background');
  await expect(alerts).toHaveText(`Alerts (${before + 1}) open`);
  await page.route('**/api/work/frame', (route) => route.abort());
  await page.clock.fastForward('01:01');
  await expect(page.getByText('We could not check for new alerts.')).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 320, height: 256 });
  await expectAccessible(page);
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await expect(page.getByRole('banner')).not.toBeInViewport();
});
