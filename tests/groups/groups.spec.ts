import { expect, type Page } from '@playwright/test';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { signIn, test } from '../browser/product.ts';

const women = Array.from({ length: 15 }, (_, n) => `Woman ${String.fromCharCode(65 + n)}`);

/** A group of this test alone, which meets every day, with its members. */
const planGroup = async (page: Page, name: string, time: string, members: readonly string[]) => {
  const main = page.getByRole('main');
  await page.goto('/admin/groups');
  await main.getByRole('link', { name: 'Plan a group' }).click();
  await main.getByLabel('Name of the group').fill(name);
  for (const box of await main.getByRole('group', { name: 'Days on which it meets' }).getByRole('checkbox').all()) {
    await box.check();
  }
  // The diary has nothing else so early.
  await main.getByLabel('Begins at').fill(time);
  await main.getByLabel('Minutes').fill('5');
  await main.getByLabel('First day').fill(addDays(today(), -14));
  await main.getByLabel('Last day').fill(today());
  await main.getByRole('button', { name: 'Save group' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const form = main.getByRole('form', { name: 'Somebody joins' });
  await form.getByLabel('A first name alone').check();
  for (const member of members) {
    await form.getByLabel('First name', { exact: true }).fill(member);
    await form.getByLabel('Joins on').fill(addDays(today(), -14));
    await form.getByRole('button', { name: 'Add to the group' }).click();
    await expect(form.getByText(`${member} is in the group.`)).toBeVisible();
  }
  await page.goto(`${new URL(page.url()).pathname}/register/${await lastDate(page)}`);
};

/** The latest date of the group: today, or the last day before it that is no bank holiday. */
const lastDate = async (page: Page): Promise<string> => {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const hrefs = await page
    .getByRole('main')
    .locator(`a[href*="${id}/register/"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return (
    hrefs
      .map((href) => href.split('/').at(-1) ?? '')
      .filter((day) => day <= today())
      .toSorted()
      .at(-1) ?? ''
  );
};

const mark = (page: Page, name: string, how: string) =>
  page.getByRole('main').getByRole('group', { name }).getByRole('radio', { name: how });

test('fifteen women are registered with sixteen taps, and are read again', async ({ page }) => {
  await signIn(page);
  await planGroup(page, 'Sixteen taps', '05:00', women);
  const main = page.getByRole('main');
  let taps = 0;
  for (const name of women) {
    await mark(page, name, 'Here').click();
    taps += 1;
  }
  await main.getByRole('button', { name: 'Save register' }).click();
  taps += 1;
  await expect(main.getByText('The register has been saved: 15 members.')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(16);
  await page.reload();
  await expect(main.getByRole('heading', { name: 'Members (15 of 15 here)' })).toBeVisible();

  // A day to come: what the screen says about it is no part of the sheet.
  await page.route('**/api/**/register/**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), day: addDays(today(), 1) } });
  });
  await page.reload();
  const early = main.getByText('That day has not come yet.');
  await expect(early).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText('Note to the group:')).toBeVisible();
  await expect(early).toBeHidden();
  await page.emulateMedia({ media: null });
  await main.getByRole('link', { name: 'Back to the group' }).click();
  await expect(main.getByRole('row', { name: /^Came 15/ })).toBeVisible();
});

test('a register that is tapped without a connection is kept, says what waits, and arrives once', async ({
  page,
  context,
}) => {
  await signIn(page);
  await planGroup(page, 'Poor connection', '05:10', ['Asha', 'Binta']);
  const main = page.getByRole('main');
  await expect(mark(page, 'Asha', 'Here')).toBeVisible();
  await context.setOffline(true);
  await mark(page, 'Asha', 'Here').click();
  await mark(page, 'Binta', 'Told us').click();
  await main.getByLabel('First name of a guest').fill('Zoe');
  await main.getByRole('button', { name: 'Add guest' }).click();
  await main.getByRole('button', { name: 'Save register' }).click();
  await expect(main.getByText(/3 changes wait on this device/)).toBeVisible();
  await expect(main.getByText(/if you sign out before that, they are gone/)).toBeVisible();
  await context.setOffline(false);
  await expect(main.getByText('The register has been saved: 1 member and 1 guest.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('unsaved:')))).toEqual(
    [],
  );
  await page.reload();
  await expect(mark(page, 'Asha', 'Here')).toBeChecked();
  await expect(mark(page, 'Binta', 'Told us')).toBeChecked();
  await expect(main.getByRole('heading', { name: 'Guests (1)' })).toBeVisible();
});
