import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, test } from '../browser/product.ts';
import { openPart, shownGroup, turnPage, turnTo } from '../browser/referral-pages.ts';
import { awaitAlive } from '../browser/shared-pages.ts';
import { atBothWidths } from '../browser/widths.ts';

const you = (page: Page) => shownGroup(page, 'Your details');

/** Presses the button again if it was too soon after the page was shown. */
const sendShown = (page: Page, button: string, sent: Locator) =>
  expect(async () => {
    if (!(await sent.isVisible())) await page.getByRole('button', { name: button }).click({ timeout: 1000 });
    await expect(sent).toBeVisible({ timeout: 500 });
  }).toPass();

const phone = '07700 900456';

/** The journey of somebody for themselves, page by page, to the end. */
const fill = async (page: Page, lastName: string, number = phone) => {
  await you(page).getByLabel('First name').fill('Amina');
  await you(page).getByLabel('Last name').fill(lastName);
  await turnPage(page);
  await you(page).getByLabel('Phone').fill(number);
  await turnPage(page);
  await page.getByLabel('A text').check();
  await turnPage(page);
  await page.getByLabel('What is happening?').fill('I do not sleep.');
  await turnTo(page, 'Anything else?');
};

atBothWidths(() =>
  test('a referral is filled in, offered back after a reload, checked, changed and sent', async ({ page }) => {
    await page.goto('/referrals');
    await page.getByRole('link', { name: 'Me', exact: true }).click();
    await turnTo(page, 'Anything else?');
    await page.getByRole('button', { name: 'Check your answers' }).click();
    await expect(page.getByRole('alert')).toContainText('Please enter your first name');
    await expect(page).toHaveTitle(/^Error: /);
    await expectAccessible(page);
    // The question is on another page: it opens, and going back leads to where they were.
    await page.getByRole('link', { name: 'Please enter your last name' }).click();
    await expect(you(page).getByLabel('Last name')).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Anything else?' })).toBeVisible();
    await page.getByRole('link', { name: 'Please enter your first name' }).click();

    await fill(page, 'Reloaded');
    await openPart(page, 'Others who are helping you');
    await page.getByLabel('Organisation or person 2').fill('Gurdwara kitchen');
    await page.getByRole('button', { name: 'Add another' }).click();
    await expect(page.getByLabel('Organisation or person 3')).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'You began this form before' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Carry on' }).click();
    // On the page that was left.
    await expect(page.getByLabel('Organisation or person 2')).toHaveValue('Gurdwara kitchen');
    await shownGroup(page, 'Others who are helping you').getByRole('link', { name: 'Back' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Others who are helping you' })).toContainText(
      '1 answer',
    );

    const helpNow = page.getByRole('region', { name: 'If somebody is in danger now' });
    await page.goto('/referrals/me#happening-2');
    await expect(helpNow).toBeHidden();
    await page.getByLabel('Harming yourself').check();
    await expect(helpNow.getByRole('link', { name: '116 123' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Harming yourself').uncheck();
    await expect(helpNow).toBeHidden();
    await turnPage(page);

    await page.getByRole('button', { name: 'Check your answers' }).click();
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
    await expect(page.getByRole('definition').filter({ hasText: 'I do not sleep.' })).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Anything else?' })).toBeVisible();
    await page.goForward();
    await page.getByRole('button', { name: 'Change Why now' }).click();
    await expect(page.getByLabel('What is happening?')).toBeFocused();
    await page.getByLabel('What is happening?').fill('I sleep badly.');
    // From any page, once the answers were checked.
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
    await expect(page.getByRole('definition').filter({ hasText: 'I sleep badly.' })).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).dblclick();
    await expect(page).toHaveURL(/\/referral-success#\w{3}-\w{3}$/);
    await expect(page.getByText('Your referral has been accepted and will be answered in due course.')).toBeVisible();
    await expect(page.getByText(page.url().split('#')[1] ?? 'no reference')).toBeVisible();
    await expectAccessible(page);
    expect(sent).toBe(2);
    await page.goto('/referrals/me');
    await expect(you(page).getByLabel('First name')).toHaveValue('');
    await expect(page.getByText('You began this form before')).toHaveCount(0);
  }),
);

test('Enter turns the page, and the form is not sent before its end', async ({ page }) => {
  await page.goto('/referrals/me');
  await expect(page.getByRole('button', { name: 'Check your answers' })).toHaveCount(0);
  await awaitAlive(page, 'form[method="post"]');
  await you(page).getByLabel('First name').fill('Amina');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#you-2$/);
  await expect(you(page).getByLabel('Phone')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(you(page).getByLabel('Phone')).toBeFocused();
  await page.goBack();
  await expect(you(page).getByLabel('First name')).toHaveValue('Amina');
});

test('a link that says whom the form is for leads to that form', async ({ page }) => {
  await page.goto('/referrals?for=client');
  await expect(page).toHaveURL('/referrals/client');
  await expect(page.getByLabel('Your role and organisation')).toBeVisible();
});

test('what was typed for oneself is there when the form is for somebody else after all', async ({ page }) => {
  await page.goto('/referrals/me');
  await you(page).getByLabel('First name').fill('Amina');
  await you(page).getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Somebody in my family, or a friend' }).click();
  await page.getByRole('button', { name: 'Carry on' }).click();
  await expect(page.getByLabel('Their first name')).toHaveValue('Amina');
});

atBothWidths(() =>
  test('a form is left with a code, and carried on with elsewhere', async ({ page }) => {
    await page.goto('/referrals/family');
    await page.getByLabel('Their first name').fill('Amina');
    await page.getByText('Carry on another time').click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Get a code' }).click();
    const given = page.locator('p.reference');
    await expect(given).toContainText('Your code');
    await expectAccessible(page);
    const code = (await given.getByRole('strong').textContent()) ?? '';
    // Nothing of it stays in the tab.
    expect(await page.evaluate(() => sessionStorage.getItem('draft-referral'))).toBeNull();
    await page.goto('/referrals');
    await page.getByText('Carry on with a code').click();
    const form = page.getByRole('form', { name: 'Carry on with a code' });
    await form.getByLabel('Your code').fill('K7MH-4PXR-9CDF');
    await form.getByRole('button', { name: 'Carry on' }).click();
    await expect(page.getByRole('alert')).toContainText('We found no answers with this code.');
    await expectAccessible(page);
    await form.getByLabel('Your code').fill(code.toLowerCase());
    await form.getByRole('button', { name: 'Carry on' }).click();
    await expect(page).toHaveURL('/referrals/family');
    await page.getByRole('button', { name: 'Carry on' }).click();
    await expect(page.getByLabel('Their first name')).toHaveValue('Amina');
    expect(page.url()).not.toContain(code);
  }),
);

test('a date that is half written stops the form, and is shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/referrals/client#them-2');
  await awaitAlive(page, 'form[method="post"]');
  const born = page.getByLabel('Their date of birth');
  await born.focus();
  await page.keyboard.type('12');
  await turnTo(page, 'Anything else?');
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(born).toBeVisible();
  await expect(born).toBeFocused();
});

test('a form whose scripts never come says what its button does, and does it', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/referrals/me', { waitUntil: 'load' });
  await fill(page, 'Unreached', '');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Please give one way to reach');
  await expectAccessible(page);
  const person = shownGroup(page, 'The person who needs support');
  await person.getByLabel('Mobile').fill(phone);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Check before you send' })).toBeVisible();
  await expectAccessible(page);
  await sendShown(page, 'Save', page.getByText('Your referral has been accepted'));
  await expectAccessible(page);
});

/** Opens the menu, which a phone has behind a button. */
const openMenu = async (page: Page) => {
  if (page.viewportSize()?.width === 390) await page.getByRole('button', { name: 'Menu' }).click();
};

/** Expects a page of the site: its menu, its footer, its styles. */
const expectFrame = async (page: Page) => {
  await openMenu(page);
  const pages = page.getByRole('navigation', { name: 'Main' }).locator('a:not([href^="tel:"])');
  await expect(pages).toHaveCount(7);
  await page.keyboard.press('Escape');
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
      await page.getByRole('link', { name: 'Me', exact: true }).click();
      await fill(page, 'Unscripted', '');
      await openPart(page, 'More about you');
      await shownGroup(page, 'More about you').getByLabel('Date of birth').fill('1990-05-04');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('alert')).toContainText('Please give one way to reach');
      await expectFrame(page);
      await expect(page.getByLabel('Reason for the referral')).toHaveValue('I do not sleep.');
      await shownGroup(page, 'The person who needs support').getByLabel('Mobile').fill(phone);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('heading', { name: 'Check before you send' })).toBeVisible();
      await expect(page.getByText('I do not sleep.')).toBeVisible();
      await sendShown(page, 'Save', page.getByText('Your referral has been accepted'));
      await expect(page).toHaveURL(/\/referral-success\/\w{3}-\w{3}$/);
      await expect(page.getByText(page.url().split('/').at(-1) ?? 'no reference', { exact: true })).toBeVisible();
      await expectFrame(page);
      await openMenu(page);
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
