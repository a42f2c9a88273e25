import { expect, type Page } from '@playwright/test';
import { inLanguage } from '../../shared/site/site-languages.ts';
import { languages } from '../../shared/words/languages.ts';
import { test } from './product.ts';
import { awaitAlive } from './shared-pages.ts';

// On an old phone and a slow line a page is read, and its form begun, before the scripts arrive.

const form = 'form[method="post"]';
const audienceName = 'referralAudience.audience';
const answer = (page: Page, audience: string) => page.locator(`input[name="${audienceName}"][value="${audience}"]`);

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

/** Visible fields of the form: a choice is one, a group of ticks is one. */
const countFields = (page: Page) =>
  page.locator(form).evaluate((shown) => {
    const seen = [...shown.querySelectorAll<HTMLInputElement>('input, textarea')].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && one.name !== 'website' && one.name !== 'remember',
    );
    return new Set(seen.map(({ name }) => name.replace(/^(referralRiskAssessment)\..*/, '$1'))).size;
  });

const everyLanguage = Object.values(languages).map(({ key }) => key);
const folded = { me: 7, family: 8, client: 13 } as const;
/** Addresses of the form, the answer given there before the scripts come, and the answer for which the form folds. */
const early = [
  ...everyLanguage.map((key) => [inLanguage(key, '/referrals'), 'me', 'me'] as const),
  ['/referrals', 'family', 'family'],
  ['/referrals', 'client', 'client'],
  // Their own answer, and not that of the link by which they came.
  ['/referrals?for=client', 'me', 'me'],
  ['/referrals?for=client', undefined, 'client'],
] as const;

for (const [address, given, audience] of early) {
  test(`the form at ${address} folds for ${audience} where ${given ?? 'nothing'} was answered before its scripts came`, async ({
    page,
  }) => {
    const letScriptsCome = await openEarly(page, address);
    await expect(answer(page, 'me')).toBeVisible();
    if (given) await answer(page, given).check();
    // The whole form has arrived.
    await expect(page.locator(`${form} button[type="submit"]`)).toBeAttached();
    expect(await countFields(page)).toBeGreaterThan(folded[audience]);
    expect(await isAlive(page)).toBe(false);
    letScriptsCome();
    await expect.poll(() => countFields(page)).toBe(folded[audience]);
    await expect(answer(page, audience)).toBeChecked();
    if (given) await expect(answer(page, given)).toBeFocused();
  });
}

test('on a line of 400 ms and 50 kB/s the form folds for whoever taps as soon as the question is there', async ({
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
  // Within the page: no script of the site can have run when the question has just been read.
  await page.addInitScript((name) => {
    const watch = new MutationObserver(() => {
      const me = document.querySelector<HTMLInputElement>(`[name="${name}"][value="me"]`);
      if (!me) return;
      watch.disconnect();
      me.dataset.aliveWhenTapped = String(Object.keys(me).some((key) => key.startsWith('__react')));
      me.click();
    });
    watch.observe(document, { childList: true, subtree: true });
  }, audienceName);
  await page.goto('/referrals', { waitUntil: 'commit' });
  await expect(answer(page, 'me')).toHaveAttribute('data-alive-when-tapped', 'false');
  await expect(answer(page, 'me')).toBeChecked();
  await expect.poll(() => countFields(page)).toBe(folded.me);
});

test('whoever is writing when the form folds goes on at the same letter, and a folded answer stays in sight', async ({
  page,
}) => {
  const letScriptsCome = await openEarly(page, '/referrals');
  await answer(page, 'me').check();
  const gp = page.locator('[name="referralGpDetails.address"]');
  await page.locator(`details:has([name="referralGpDetails.address"]) summary`).click();
  await gp.fill('Mill Lane');
  const name = page.locator('[name="referralPersonalDetails.firstName"]');
  await name.pressSequentially('Srjit');
  for (let letter = 0; letter < 4; letter += 1) await page.keyboard.press('ArrowLeft');
  const { y = 0 } = (await name.boundingBox()) ?? {};
  letScriptsCome();
  await expect(page.getByRole('heading', { name: 'About you', exact: true })).toBeVisible();
  await expect(name).toBeFocused();
  expect(Math.abs(((await name.boundingBox())?.y ?? 0) - y)).toBeLessThan(2);
  await page.keyboard.type('u');
  await expect(name).toHaveValue('Surjit');
  await expect(gp).toBeVisible();
  await expect(gp).toHaveValue('Mill Lane');
  expect(await page.evaluate(() => sessionStorage.getItem('draft-referral'))).toContain('Surjit');
});

const comeBack = async (page: Page) => {
  await page.goto('/referrals');
  await answer(page, 'me').check();
  await expect.poll(() => countFields(page)).toBe(folded.me);
  await page.goto('/robots.txt');
  await page.goBack();
  await expect(answer(page, 'me')).toBeChecked();
  await expect.poll(() => countFields(page)).toBe(folded.me);
};

test('an answer that the browser puts back on the way back folds the form', async ({ page }) => {
  await comeBack(page);
});

test.describe('in a browser that keeps whole pages', () => {
  test.use({ hasPageCache: true });

  test('the form is folded on the way back, too', async ({ page }) => {
    await comeBack(page);
  });
});

test('what is typed into the empty page joins the answers that are offered back', async ({ page }) => {
  await page.goto('/referrals');
  await answer(page, 'family').check();
  await page.getByLabel('Their first name').fill('Amina');
  await page.getByLabel('Their last name').fill('Before');
  const letScriptsCome = await openEarly(page, '/referrals');
  await page.locator('[name="referralPersonalDetails.lastName"]').fill('After');
  await page.locator('[name="referralContent.content"]').fill('She does not sleep.');
  letScriptsCome();
  await page.getByRole('button', { name: 'Carry on' }).click();
  await expect(page.getByLabel('Their first name')).toHaveValue('Amina');
  await expect(page.getByLabel('Their last name')).toHaveValue('After');
  await expect(page.getByLabel('Reason for the referral').or(page.getByLabel('What is happening?'))).toHaveValue(
    'She does not sleep.',
  );
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
