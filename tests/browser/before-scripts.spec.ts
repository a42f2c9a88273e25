import { expect, type Page } from '@playwright/test';
import { inLanguage } from '../../shared/site/site-languages.ts';
import { languages } from '../../shared/words/languages.ts';
import { test } from './product.ts';
import { turnTo } from './referral-pages.ts';
import { awaitAlive } from './shared-pages.ts';

// On an old phone and a slow line a page is read, and its form begun, before the scripts arrive.

const form = 'form[method="post"]';
const firstName = 'referralPersonalDetails.firstName';

/** Delays the scripts of the page until they are let through. */
const delayScripts = async (page: Page) => {
  const { promise: come, resolve: letThemCome } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await come;
    await route.continue();
  });
  return letThemCome;
};

/** Opens a page whose scripts are delayed. */
const openEarly = async (page: Page, address: string) => {
  const letScriptsCome = await delayScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  return letScriptsCome;
};

const isAlive = (page: Page) =>
  page.evaluate(
    (selector) => Object.keys(document.querySelector(selector) ?? {}).some((key) => /^__react/.test(key)),
    form,
  );

/** The names of the visible fields of the form, in their order. */
const fieldsOf = (page: Page) =>
  page.locator(form).evaluate((shown) => {
    const seen = [...shown.querySelectorAll<HTMLInputElement>('input, textarea')].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !['website', 'remember'].includes(one.name),
    );
    return [...new Set(seen.map(({ name }) => name))];
  });

const everyLanguage = Object.values(languages).map(({ key }) => key);

for (const address of [
  ...everyLanguage.map((key) => inLanguage(key, '/referrals/me')),
  '/referrals/family',
  '/referrals/client',
]) {
  test(`the form at ${address} asks the same before its scripts come and after`, async ({ page }) => {
    const letScriptsCome = await openEarly(page, address);
    await expect(page.locator(`${form} button[type="submit"]`)).toBeAttached();
    const before = await fieldsOf(page);
    expect(before.length).toBeGreaterThan(1);
    expect(await isAlive(page)).toBe(false);
    letScriptsCome();
    await awaitAlive(page, form);
    // What depends on another answer has said so in words until now.
    const conditional = 'referralPersonalDetails.awareness';
    await expect.poll(() => fieldsOf(page)).toEqual(before.filter((name) => name !== conditional));
  });
}

test('on a line of 400 ms and 50 kB/s the next page is there for whoever answers as soon as the question is', async ({
  page,
}) => {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const rate = 50_000;
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: rate,
    uploadThroughput: rate,
  });
  // Within the page: no script of the site can have run when the button has just been read.
  await page.addInitScript((name) => {
    const watch = new MutationObserver(() => {
      const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
      const next = document.querySelector<HTMLAnchorElement>('[data-next]');
      if (!field || !next) return;
      watch.disconnect();
      field.dataset.aliveWhenAnswered = String(Object.keys(field).some((key) => key.startsWith('__react')));
      field.value = 'Surjit';
      next.click();
    });
    watch.observe(document, { childList: true, subtree: true });
  }, firstName);
  await page.goto('/referrals/me', { waitUntil: 'commit' });
  const name = page.locator(`[name="${firstName}"]`);
  await expect(name).toHaveAttribute('data-alive-when-answered', 'false');
  await expect.poll(() => fieldsOf(page)).toEqual(['referralPersonalDetails.phone']);
  await awaitAlive(page, form);
  expect(await fieldsOf(page)).toEqual(['referralPersonalDetails.phone']);
  await expect(name).toHaveValue('Surjit');
  expect(await page.evaluate(() => sessionStorage.getItem('draft-referral'))).toContain('Surjit');
});

test('what is typed stays where the code of the form comes last, and a page was turned before it', async ({ page }) => {
  const ofForm = /\/assets\/referral-form-[\w-]{8}\.js$/;
  const { promise: come, resolve: letItCome } = Promise.withResolvers<void>();
  await page.route(ofForm, async (route) => {
    await come;
    await route.continue();
  });
  const asked = page.waitForRequest(ofForm);
  await page.goto('/referrals/me', { waitUntil: 'commit' });
  const name = page.locator(`[name="${firstName}"]`);
  await name.fill('Surjit');
  await asked;
  // Time for whatever draws without waiting for it.
  await page.evaluate(() => new Promise((drawn) => requestIdleCallback(() => requestAnimationFrame(drawn))));
  await page.locator('[data-next]:visible').click();
  await expect(page).toHaveURL(/#you-2$/);
  letItCome();
  await awaitAlive(page, form);
  await expect(name).toHaveValue('Surjit');
  expect(await fieldsOf(page)).toEqual(['referralPersonalDetails.phone']);
});

test('whoever is writing when the scripts come goes on at the same letter', async ({ page }) => {
  const letScriptsCome = await openEarly(page, '/referrals/me');
  const name = page.locator(`[name="${firstName}"]`);
  await name.pressSequentially('Srjit');
  for (let letter = 0; letter < 4; letter += 1) await page.keyboard.press('ArrowLeft');
  const before = await name.boundingBox();
  letScriptsCome();
  await awaitAlive(page, form);
  await expect(name).toBeFocused();
  expect(await name.boundingBox()).toEqual(before);
  await page.keyboard.type('u');
  await expect(name).toHaveValue('Surjit');
  expect(await page.evaluate(() => sessionStorage.getItem('draft-referral'))).toContain('Surjit');
});

const comeBack = async (page: Page) => {
  await page.goto('/referrals/family#them-2');
  const no = page.locator('[name="referralPersonalDetails.agreed"][value="no"]');
  const why = page.locator('[name="referralPersonalDetails.awareness"]');
  await awaitAlive(page, form);
  await no.check();
  await expect(why).toBeVisible();
  await page.goto('/robots.txt');
  await page.goBack();
  await awaitAlive(page, form);
  // What was typed is offered back, or the browser has kept the page.
  await expect(page.getByRole('button', { name: 'Carry on' }).or(why).first()).toBeVisible();
  if (!(await why.isVisible())) await page.getByRole('button', { name: 'Carry on' }).click();
  await expect(no).toBeChecked();
  await expect(why).toBeVisible();
};

test('an answer that decides on a question still does on the way back', async ({ page }) => {
  await comeBack(page);
});

test.describe('in a browser that keeps whole pages', () => {
  test.use({ hasPageCache: true });

  test('it does, too', async ({ page }) => {
    await comeBack(page);
  });
});

test('what is typed into the empty page joins the answers that are offered back', async ({ page }) => {
  await page.goto('/referrals/family');
  await awaitAlive(page, form);
  await page.getByLabel('Their first name').fill('Amina');
  await page.getByLabel('Their last name').fill('Before');
  const letScriptsCome = await openEarly(page, '/referrals/family');
  await page.getByLabel('Their last name').fill('After');
  await turnTo(page, 'Why now');
  await page.locator('[name="referralContent.content"]').fill('She does not sleep.');
  letScriptsCome();
  await page.getByRole('button', { name: 'Carry on' }).click();
  // On the page that was open.
  await expect(page.getByLabel('What is happening?')).toHaveValue('She does not sleep.');
  await expect(page.getByLabel('Their first name')).toHaveValue('Amina');
  await expect(page.getByLabel('Their last name')).toHaveValue('After');
});

const otherForms = ['/', '/contact', '/ring-me-back', '/referrals/status', '/easy-read/referrals'];

for (const address of [
  ...otherForms,
  ...['/contact', '/ring-me-back', '/referrals/status'].map((path) => inLanguage('ur', path)),
]) {
  test(`what is answered at ${address} before its scripts come stays`, async ({ page }) => {
    const read = () =>
      page
        .locator(form)
        .evaluate((one: HTMLFormElement) => [...new FormData(one)].map(([name, value]) => `${name} ${value}`));
    const letScriptsCome = await openEarly(page, address);
    for (const text of await page.locator(`${form} :is(input[type=text], input[type=tel], textarea):visible`).all())
      await text.fill('Amina');
    for (const tick of await page.locator(`${form} :is(input[type=radio], input[type=checkbox]):visible`).all())
      await tick.check();
    const before = await read();
    expect(before.some((one) => one.endsWith(' Amina'))).toBe(true);
    expect(await isAlive(page)).toBe(false);
    letScriptsCome();
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    await awaitAlive(page, form);
    expect(await read()).toEqual(before);
  });
}
