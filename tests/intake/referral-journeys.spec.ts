import { expect, type Page } from '@playwright/test';
import { expectAccessible, test } from '../browser/product.ts';
import { shownGroup, turnPage, turnTo } from '../browser/referral-pages.ts';
import { awaitAlive } from '../browser/shared-pages.ts';

const helpNow = (page: Page) => page.getByRole('region', { name: 'If somebody is in danger now' });
const whatWeDo = 'we ring within one working day, only in ways you said are safe';

/** Visible fields of the form: a choice is one, a group of ticks is one. */
const countFields = (page: Page) =>
  page.getByRole('form', { name: 'Referral' }).evaluate((form) => {
    const seen = [...form.querySelectorAll<HTMLInputElement>('input, textarea')].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && one.name !== 'website' && one.name !== 'remember',
    );
    return new Set(seen.map(({ name }) => name.replace(/^(referralRiskAssessment)\..*/, '$1'))).size;
  });

/** Expects the whole page of the form on the screen, down to the way on. */
const expectOnScreen = (page: Page) =>
  expect(page.getByRole('link', { name: 'Next', exact: true })).toBeInViewport({ ratio: 1 });

test('a person says who it is for, is asked a question a page, and is heard when they say danger', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/referrals');
  await expect(page.getByRole('link', { name: 'A patient or client of mine' })).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await expect(shownGroup(page, 'Your details')).toBeVisible();
  expect(await countFields(page)).toBe(2);
  await expectOnScreen(page);
  await expectAccessible(page);
  await page.getByLabel('First name').first().fill('Surjit');
  await page.getByLabel('Last name').first().fill('Journey');
  await turnPage(page);
  expect(await countFields(page)).toBe(1);
  await expectOnScreen(page);
  await shownGroup(page, 'Part 2 of 7').getByLabel('Phone').fill('07700 900457');
  await turnPage(page);
  await expectOnScreen(page);
  await turnTo(page, 'Why now');
  await expectOnScreen(page);
  await page.getByLabel('What is happening?').fill('I do not sleep.');
  await expectAccessible(page);
  await turnPage(page);
  await expectOnScreen(page);
  const tick = page.getByLabel('Harming yourself, or thinking of it');
  const before = await tick.boundingBox();
  await tick.check();
  await expect(helpNow(page).getByRole('link')).toHaveCount(4);
  await expect(helpNow(page)).toContainText('We are not an emergency service.');
  await expect(helpNow(page)).toBeInViewport();
  expect(await tick.boundingBox()).toEqual(before);
  await turnPage(page);
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(page.getByRole('heading', { name: 'Your safety' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/referral-success#/);
  await expect(page.getByRole('region', { name: 'If somebody may be harmed' })).toContainText(whatWeDo);
  await expectAccessible(page);
});

test('a relative is asked why somebody may not know only where they do not', async ({ page }) => {
  await page.goto('/referrals/family');
  await awaitAlive(page, 'form[method="post"]');
  await turnPage(page);
  const why = page.getByLabel('Why can they not know, or not agree?');
  await expect(why).toBeHidden();
  await page.getByRole('group', { name: 'Do they know that you are asking us' }).getByLabel('No').check();
  await expect(why).toBeVisible();
  await expectAccessible(page);
});

test('a receptionist is asked twelve things, by keys alone, and four of them only once', async ({ page }) => {
  const typed = ['Jo', 'Desk', 'Receptionist, Mill Lane Surgery', 'jo@surgery.example'];
  await page.goto('/referrals/client');
  await expect(page.getByLabel('Your first name')).toBeVisible();
  // At a desk, on one page.
  expect(await countFields(page)).toBe(12);
  await expectAccessible(page);
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await page.getByLabel('Your first name').focus();
  for (const text of typed) {
    await page.keyboard.type(text);
    await press('Tab');
  }
  await press('Space');
  await press('Tab');
  await page.keyboard.type('Amina');
  await press('Tab');
  await page.keyboard.type('Keys');
  await page.getByLabel('Their phone').focus();
  await page.keyboard.type('07700 900461');
  await press('Tab');
  await page.keyboard.type('999 000 0027');
  await press('Tab');
  await press('Space');
  await page.getByLabel('Reason for the referral').focus();
  await page.keyboard.type('Low mood since May.');
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(page.getByRole('alert')).toContainText('Please check the NHS number.');
  await page.getByRole('link', { name: 'Please check the NHS number' }).click();
  await page.getByLabel('Their NHS number').fill('999 000 0026');
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(page.getByRole('definition').filter({ hasText: '999\u00a0000\u00a00026' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/referral-success#/);
  // Every field is one key from the next.
  expect(keys).toBeLessThan(12);
  await page.goto('/referrals/client');
  await expect(page.getByLabel('Your role and organisation')).toHaveValue('Receptionist, Mill Lane Surgery');
  await expect(page.getByLabel('Their first name')).toHaveValue('');
  await page.getByLabel('Remember me on this browser').uncheck();
  expect(await page.evaluate(() => localStorage.getItem('referrer'))).toBeNull();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a relative reads the conditions in words, finds help in its place, and can be rung back instead', async ({
    page,
  }) => {
    await page.goto('/referrals');
    await page.getByRole('link', { name: 'Somebody in my family, or a friend' }).click();
    await turnPage(page);
    await expect(page.getByText('Only if you chose ‘No’ at ‘Do they know that you are asking us')).toBeVisible();
    await turnTo(page, 'Their safety');
    await expect(helpNow(page)).toBeHidden();
    await page.getByLabel('Violence or control at home').check();
    await expect(helpNow(page).getByRole('link')).toHaveCount(4);
    await page.getByRole('link', { name: 'Is my phone safe?' }).click();
    await expect(page.getByRole('heading', { name: 'If somebody checks your phone' })).toBeVisible();
    await page.getByRole('link', { name: 'Ask us to ring you back' }).click();
    await page.getByLabel('Your number').fill('07700 900462');
    await page.getByLabel('When is it safe to ring?').fill('Wednesdays before 3pm');
    await page.getByRole('button', { name: 'Ring me back' }).click();
    await expect(page.getByText('Wednesdays before 3pm')).toBeVisible();
    await expect(async () => {
      await page.getByRole('button', { name: 'Ring me back' }).click({ timeout: 1000 });
      await expect(page.getByText('With it and the number you can see by when we ring.')).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.getByRole('link', { name: 'What happens now' }).click();
    await expect(page.getByText('We read messages on weekdays')).toBeVisible();
  });
});
