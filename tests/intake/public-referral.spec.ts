import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, test } from '../browser/product.ts';
import { atBothWidths } from '../browser/widths.ts';

const person = (page: Page) => page.getByRole('group', { name: 'The person who needs support' });

/** Presses the button again if it was too soon after the page was shown. */
const sendShown = (page: Page, button: string, sent: Locator) =>
  expect(async () => {
    if (!(await sent.isVisible())) await page.getByRole('button', { name: button }).click({ timeout: 1000 });
    await expect(sent).toBeVisible({ timeout: 500 });
  }).toPass();

const fill = async (page: Page, lastName: string) => {
  await person(page).getByLabel('First name').fill('Amina');
  await person(page).getByLabel('Last name').fill(lastName);
  await person(page).getByLabel('Mobile').fill('07700 900456');
  await page.getByLabel('A text').check();
  await page.getByLabel('Reason for the referral').fill('She does not sleep.');
};

atBothWidths(() =>
  test('a referral is filled in, offered back after a reload, checked, changed and sent', async ({ page }) => {
    await page.goto('/referrals');
    await page.getByRole('button', { name: 'Check your answers' }).click();
    await expect(page.getByRole('alert')).toContainText('Please enter the first name of the person');
    await expect(page).toHaveTitle(/^Error: /);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Please enter the last name' }).click();
    await expect(person(page).getByLabel('Last name')).toBeFocused();

    await fill(page, 'Reloaded');
    await page.getByText('Others who help', { exact: true }).last().click();
    // Its only answer is taken back, and the section stays open.
    await page.getByLabel('Organisation or person 1').fill('Library');
    await page.getByLabel('Organisation or person 2').focus();
    await page.getByLabel('Organisation or person 1').fill('');
    await page.getByLabel('Organisation or person 2').focus();
    await page.getByLabel('Organisation or person 2').fill('Gurdwara kitchen');
    await page.getByRole('button', { name: 'Add another' }).click();
    await expect(page.getByLabel('Organisation or person 3')).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'You began this form before' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Carry on' }).click();
    await expect(page.getByLabel('Organisation or person 2')).toHaveValue('Gurdwara kitchen');
    await expect(page.getByLabel('A text')).toBeChecked();

    const helpNow = page.getByRole('region', { name: 'If somebody is in danger now' });
    await expect(helpNow).toBeHidden();
    await page.getByLabel('Self-harm').check();
    await expect(helpNow.getByRole('link', { name: '116 123' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Self-harm').uncheck();
    await expect(helpNow).toBeHidden();

    await page.getByRole('button', { name: 'Check your answers' }).click();
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
    await expect(page.getByText('For yourself, or for somebody you care about')).toHaveCount(0);
    await expect(page.getByRole('definition').filter({ hasText: 'She does not sleep.' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change Why now' }).click();
    await expect(page.getByLabel('Reason for the referral')).toBeFocused();
    await page.getByLabel('Reason for the referral').fill('She sleeps badly.');
    await page.getByRole('button', { name: 'Check your answers' }).click();

    let sent = 0;
    await page.route('**/api/referral', async (route) => {
      sent += 1;
      // The first answer is lost on its way: the worst case.
      if (sent > 1) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'We could not reach our service' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'She sleeps badly.' })).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).dblclick();
    await expect(page).toHaveURL(/\/referral-success#\w{3}-\w{3}$/);
    await expect(page.getByText('Your referral has been accepted and will be answered in due course.')).toBeVisible();
    await expect(page.getByText(page.url().split('#')[1] ?? 'no reference')).toBeVisible();
    await expectAccessible(page);
    expect(sent).toBe(2);
    await page.goto('/referrals');
    await expect(person(page).getByLabel('First name')).toHaveValue('');
    await expect(page.getByText('You began this form before')).toHaveCount(0);
  }),
);

for (const address of ['/referrals', '/referrals?for=client']) {
  test(`what is typed at ${address} before its scripts come stays, and is kept as a draft`, async ({ page }) => {
    const { promise: scriptsCome, resolve: letThemCome } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scriptsCome;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    const reason = page.getByLabel('Reason for the referral');
    await reason.fill('She does not sleep.');
    letThemCome();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft-referral'))).toContain('does not sleep');
    await expect(reason).toHaveValue('She does not sleep.');
  });
}

test('a form whose scripts never come says what its button does, and does it', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/referrals', { waitUntil: 'load' });
  await fill(page, 'Unreached');
  await person(page).getByLabel('Mobile').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Please give one way to reach');
  await expectAccessible(page);
  await person(page).getByLabel('Mobile').fill('07700 900456');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Check before you send' })).toBeVisible();
  await expectAccessible(page);
  await sendShown(page, 'Save', page.getByText('Your referral has been accepted'));
  await expectAccessible(page);
});

/** Expects a page of the site: its menu, its footer, its styles. */
const expectFrame = async (page: Page) => {
  const pages = page.getByRole('navigation', { name: 'Main' }).locator('a:not([href^="tel:"])');
  await expect(pages).toHaveCount(7);
  await expect(page.getByRole('contentinfo')).toContainText('Website by');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
};

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  atBothWidths(() =>
    test('a referral comes back with what is wrong and what was typed, and is taken once that is put right', async ({
      page,
    }) => {
      await page.goto('/referrals');
      await fill(page, 'Unscripted');
      await person(page).getByLabel('Date of birth').fill('1990-05-04');
      await person(page).getByLabel('Mobile').fill('');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('alert')).toContainText('Please give one way to reach');
      await expectFrame(page);
      await expect(page.getByLabel('Reason for the referral')).toHaveValue('She does not sleep.');
      await person(page).getByLabel('Mobile').fill('07700 900456');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('heading', { name: 'Check before you send' })).toBeVisible();
      await expect(page.getByText('She does not sleep.')).toBeVisible();
      await sendShown(page, 'Save', page.getByText('Your referral has been accepted'));
      await expect(page).toHaveURL(/\/referral-success\/\w{3}-\w{3}$/);
      await expect(page.getByText(page.url().split('/').at(-1) ?? 'no reference', { exact: true })).toBeVisible();
      await expectFrame(page);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About us' }).click();
      await expect(page.getByRole('heading', { name: 'About us' })).toBeVisible();
    }),
  );

  test('a contact message is taken', async ({ page }) => {
    await page.goto('/contact');
    // No button without a function.
    await expect(page.getByRole('button', { name: 'Show the map' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Open the map on OpenStreetMap' })).toBeVisible();
    await page.getByLabel('First name').fill('Amina');
    await page.getByLabel('Last name').fill('Unscripted');
    await page.getByLabel('Phone').fill('07700 900456');
    await page.getByLabel('Message', { exact: true }).fill('Please ring me.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Check before you send' })).toBeVisible();
    await sendShown(page, 'Send', page.getByText('Thank you for dropping us a line.'));
  });
});
