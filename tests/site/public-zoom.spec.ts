/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';
import { firstFacts } from '../../shared/organisation/organisation.ts';
import { publicPages } from '../../shared/site/site-paths.ts';
import { expectFitsWithLargeText } from '../browser/large-text.ts';
import { test } from '../browser/product.ts';
import { atBothWidths, expectAccessibleAtBothWidths } from '../browser/widths.ts';
import { chromium } from '../support/chromium.ts';

// The area that a window of 1280 by 1024 pixels shows at a zoom of 400 %.
const zoomed = { width: 320, height: 256 };

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

type Walk = { covered: string[]; stops: number; ended: boolean };

/** Has the page look, at each key, at what got the focus by the key before: whether all of it is under something else. */
const watchFocus = (page: Page) =>
  page.evaluateHandle(() => {
    const walk: Walk = { covered: [], stops: 0, ended: false };
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isSeen = (focused: Element) => {
      const { left, top, right, bottom } = focused.getBoundingClientRect();
      return shares.some((down) =>
        shares.some((across) => {
          const on = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
          return on !== null && (focused.contains(on) || on.contains(focused) || focused.closest('label') === on);
        }),
      );
    };
    const look = (event: KeyboardEvent) => {
      const focused = document.activeElement;
      const isNowhere = !focused || focused === document.body;
      walk.ended ||= isNowhere && walk.stops > 0;
      // The focus has left the page and stays there, for a walk the other way.
      if (walk.ended) return event.preventDefault();
      if (isNowhere || event.key !== 'Tab') return;
      walk.stops += 1;
      if (!isSeen(focused)) walk.covered.push(focused.outerHTML.slice(0, 120));
    };
    addEventListener('keydown', look, true);
    return { walk, stop: () => removeEventListener('keydown', look, true) };
  });

/** Presses one key until the focus has been on everything, and returns what could not be seen. */
const findCovered = async (page: Page, key: 'Tab' | 'Shift+Tab') => {
  const watched = await watchFocus(page);
  const read = () => watched.evaluate(({ walk }) => walk);
  while (!(await read()).ended) for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press(key);
  const { covered, stops } = await read();
  await watched.evaluate(({ stop }) => stop());
  expect(stops).toBeGreaterThan(10);
  return covered;
};

for (const path of publicPages) {
  test(`${path} can be read by everybody, and at 400 % zoom nothing scrolls sideways or covers the focus`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(` - ${firstFacts.name}$`));
    await expect(page.getByRole('complementary', { name: 'Urgent help' })).toContainText('116 123');
    const wayOut = page.getByRole('button', { name: 'Leave this site quickly' });
    await expect(wayOut).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.setViewportSize(zoomed);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.mouse.wheel(0, 900);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    // Only the way out stays in sight.
    await expect(wayOut).toBeInViewport();
    expect(await findCovered(page, 'Tab')).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectFitsWithLargeText(page);
  });
}

atBothWidths(() =>
  test('the bar that stays in sight covers nothing that has the focus, forwards or backwards', async ({ page }) => {
    await page.goto('/easy-read/referrals');
    await page.mouse.wheel(0, 900);
    await expect(page.getByRole('banner')).toBeInViewport();
    expect(await findCovered(page, 'Tab')).toEqual([]);
    expect(await findCovered(page, 'Shift+Tab')).toEqual([]);
  }),
);

test('on a phone told to write twice as large, the frame of a page leaves room for it, and nothing scrolls sideways', async ({
  playwright,
  productUrl,
}) => {
  // The browser's own setting: what depends on the width in letters hears of no other.
  const args = [...chromium.args, '--blink-settings=defaultFontSize=32'];
  const browser = await playwright.chromium.launch({ ...chromium, args });
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  for (const language of ['', 'pa/', 'ur/']) {
    await page.goto(`${productUrl}/${language}`);
    expect(await sidewaysScroll(page)).toBe(0);
    const frame = await page.getByRole('banner').boundingBox();
    expect((frame?.y ?? 740) + (frame?.height ?? 0)).toBeLessThan((740 * 2) / 3);
  }
  await browser.close();
});

test('the way out is in reach on a phone, upright and on its side', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/referrals');
    await page.mouse.wheel(0, 2000);
    await expect(page.getByRole('button', { name: 'Leave this site quickly' })).toBeInViewport();
  }
});
