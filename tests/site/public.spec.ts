/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';
import { facts } from '../../shared/organisation/facts.ts';
import { firstFacts, organisation } from '../../shared/organisation/organisation.ts';
import { inLanguage, translatedPages } from '../../shared/site/site-languages.ts';
import { publicPages } from '../../shared/site/site-paths.ts';
import { expectAccessible, test } from '../browser/product.ts';
import { awaitAlive } from '../browser/shared-pages.ts';

test('no link of the public pages leads nowhere, and what machines read of the site is there', async ({ request }) => {
  const wanted = new Set(['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/social.png', '/plain.css']);
  for (const path of publicPages) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/ href="(\/[^"]*)"/g)) wanted.add(href);
  }
  expect([...wanted]).toContain('/referral-form.pdf');
  for (const href of wanted) {
    const [path = '', anchor] = href.split('#');
    const answer = await request.get(path);
    expect(answer.status(), href).toBe(200);
    if (anchor) expect(await answer.text(), href).toContain(`id="${anchor}"`);
  }
  const home = await (await request.get('/')).text();
  expect(home).toContain('"@type":"NGO"');
  expect(home).toContain('property="og:image"');
});

test('every page names its one address and what it is about; the sitemap lists those to arrive at', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  const descriptions = new Set<string>();
  for (const path of publicPages) {
    const html = await read(path);
    expect(/rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(organisation.siteUrl + path);
    expect(html.includes('noindex'), path).toBe(false);
    descriptions.add(/name="description" content="([^"]{40,})"/.exec(html)?.[1] ?? '');
  }
  expect(descriptions.size).toBe(publicPages.length);
  expect(descriptions).not.toContain('');
  const unknown = await read('/no/such/page');
  expect(unknown).toContain('noindex');
  expect(unknown).toMatch(/name="description" content="[^"]{40,}"/);

  const answersToSomething: readonly string[] = ['/contact/sent', '/error/401', '/referral-success'];
  const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const arrivals = publicPages.filter((path) => !answersToSomething.includes(path));
  const inEveryLanguage = (path: string) =>
    translatedPages.includes(path) ? organisation.languages.map((key) => inLanguage(key, path)) : [];
  expect(listed).toEqual(
    arrivals.flatMap((path) => [path, ...inEveryLanguage(path)]).map((path) => organisation.siteUrl + path),
  );
  expect(await read('/robots.txt')).toContain(`Sitemap: ${organisation.siteUrl}/sitemap.xml`);
});

test('the scripts of a page are asked for once its words are painted', async ({ page }) => {
  await page.goto('/referrals');
  const read = () =>
    page.evaluate(() => {
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      return scripts.map(({ name, startTime }) => ({ name, afterPaint: startTime > (painted?.startTime ?? Infinity) }));
    });
  await expect.poll(async () => (await read()).length).toBeGreaterThan(5);
  const early = (await read()).filter(({ afterPaint }) => !afterPaint).map(({ name }) => name);
  expect(early).toEqual([expect.stringContaining('/load-after-first-paint-')]);
});

for (const [path, title] of Object.entries({ '/signin': 'Sign in', '/signup': 'Sign up' })) {
  test(`${path} says what it is, before its scripts have come and after`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<title[^>]*>Staff area - /);
    expect(html).toMatch(/name="description" content="[^"]{40,}"/);
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} - ${firstFacts.name}`);
    await expect(page.locator('title:not(svg title)')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,}/);
  });
}

const waysToLeave: Record<string, (page: Page) => Promise<void>> = {
  'The button': (page) => page.getByRole('button', { name: 'Leave this site quickly' }).click(),
  'Escape three times': async (page) => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/referrals/me');
    await page.keyboard.press('Escape');
  },
};

for (const [way, leave] of Object.entries(waysToLeave)) {
  test(`${way} leaves the site for good, and forgets what was typed`, async ({ page }) => {
    await page.route(facts.leaveTo, (route) => route.fulfill({ contentType: 'text/html', body: 'The weather' }));
    await page.goto('/about');
    await page.goto('/referrals/me');
    await page.getByLabel('First name').first().fill('Amina');
    const readDraft = () => page.evaluate(() => sessionStorage.getItem('draft-referral'));
    await expect.poll(readDraft).toContain('Amina');
    await leave(page);
    await expect(page).toHaveURL(facts.leaveTo);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    expect(await readDraft()).toBeNull();
  });
}

test('the pictures of the home page take turns, and wait while somebody looks at them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // A running clock would show every picture again while the test waits for one.
  const opened = new Date('2026-03-02T10:00:00Z');
  await page.clock.install({ time: opened });
  await page.clock.pauseAt(new Date(opened.getTime() + 1000));
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Where to begin' });
  const titles = ['First, we put the kettle on', 'Four ways we can help', 'You do not have to begin alone'];
  const isShown = (title: string) => expect(carousel.getByRole('link', { name: title })).toBeVisible();
  for (const title of [...titles, ...titles.slice(0, 1)]) {
    await isShown(title);
    await page.clock.runFor(2500);
  }
  await isShown('Four ways we can help');
  await carousel.hover();
  await page.clock.runFor(10_000);
  await isShown('Four ways we can help');
  const leave = async () => {
    await page.mouse.move(0, 0);
    await page.getByRole('heading', { level: 1 }).click();
  };
  await carousel.getByRole('button', { name: 'Pause the pictures' }).click();
  await leave();
  // Two steps: if they had been taken, the next one would not lead to the expected picture.
  await page.clock.runFor(5000);
  await carousel.getByRole('button', { name: 'Play the pictures' }).click();
  await leave();
  await page.clock.runFor(2500);
  await isShown('You do not have to begin alone');
});

test('on a slow line the first words of the home page are where they will stay', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const placeHeading = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.y;
  await page.goto('/');
  const settled = await placeHeading();
  // As on a slow line: the picture above the words has not arrived.
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.slice(0, html.indexOf('<img')) });
  });
  await page.goto('/', { waitUntil: 'load' });
  await expect(page.locator('main img')).toHaveCount(0);
  expect(await placeHeading()).toBe(settled);
});

test('the contact form of the home page can be sent from there', async ({ page }) => {
  await page.goto('/');
  // Its code comes once somebody uses the page; until then it is sent without scripts, and answered with a page.
  await page.getByLabel('First name').fill('Amina');
  await awaitAlive(page, 'form');
  await page.getByLabel('Last name').fill('Home');
  await page.getByLabel('Phone').fill('07700 900456');
  await page.getByLabel('Message', { exact: true }).fill('Please ring me.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you for dropping us a line.')).toBeVisible();
});

test('the map is asked for before anybody hears of the visit', async ({ page }) => {
  const strangers: string[] = [];
  await page.route(/openstreetmap/, (route) => {
    strangers.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'A map' });
  });
  await page.goto('/contact');
  await page.getByRole('heading', { name: 'Find us' }).scrollIntoViewIfNeeded();
  expect(strangers).toEqual([]);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible();
});

test('the menu of a small screen opens, leads on and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What we do' })).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'on a small phone' : 'on a small phone without scripts', () => {
    test.use({ viewport: { width: 360, height: 640 }, javaScriptEnabled });

    test('the head leaves the screen to the page, with help, the way out, languages and the menu a press away', async ({
      page,
    }) => {
      for (const key of ['en', ...organisation.languages] as const) {
        await page.goto(inLanguage(key, '/referrals'));
        const { y = 0, height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
        expect(y + height, key).toBeLessThanOrEqual(120);
      }
      await page.goto('/referrals/me');
      const help = page.getByRole('complementary', { name: 'Urgent help' });
      await expect(help).toBeHidden();
      await page.getByRole('button', { name: 'Urgent help' }).click();
      await expect(help.getByRole('link', { name: '116 123' })).toBeInViewport();
      await expect(help.getByRole('link', { name: 'Is my phone safe?' })).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(help).toBeHidden();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Languages' }).click();
      await page.getByRole('link', { name: 'ਪੰਜਾਬੀ' }).click();
      await expect(page).toHaveURL('/pa/referrals/me');
    });
  });
}
