/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';
import { publicPages } from '../../shared/site-paths.ts';
import { expectFitsWithLargeText, test } from './product.ts';

// The area that a window of 1280 by 1024 pixels shows at a zoom of 400 %.
const zoomed = { width: 320, height: 256 };

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The focused element, and whether any of it is covered or out of sight. */
const lookAtFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isSeen = steps.some((down) =>
      steps.some((across) => {
        const on = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
        return on !== null && (focused.contains(on) || on.contains(focused) || focused.closest('label') === on);
      }),
    );
    return { name: focused.outerHTML.slice(0, 120), isSeen };
  });

/** Presses one key until the focus has been on everything, and returns what could not be seen. */
const findCovered = async (page: Page, key: 'Tab' | 'Shift+Tab') => {
  const covered: string[] = [];
  let stops = 0;
  for (;;) {
    await page.keyboard.press(key);
    const focus = await lookAtFocus(page);
    if (!focus) break;
    stops += 1;
    if (!focus.isSeen) covered.push(focus.name);
  }
  expect(stops).toBeGreaterThan(10);
  return covered;
};

for (const path of publicPages) {
  test(`${path} at 400 % zoom, or with text twice as large: nothing scrolls sideways, only the way out stays, nothing covers the focus`, async ({
    page,
  }) => {
    await page.setViewportSize(zoomed);
    await page.goto(path);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.mouse.wheel(0, 900);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    // The way out stays, at any zoom.
    await expect(page.getByRole('button', { name: 'Leave this site quickly' })).toBeInViewport();
    expect(await findCovered(page, 'Tab')).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectFitsWithLargeText(page);
  });
}

test('the bar that stays in sight covers nothing that has the focus, forwards or backwards', { tag: '@width' }, async ({
  page,
}) => {
  await page.goto('/referrals');
  await page.mouse.wheel(0, 900);
  await expect(page.getByRole('banner')).toBeInViewport();
  expect(await findCovered(page, 'Tab')).toEqual([]);
  expect(await findCovered(page, 'Shift+Tab')).toEqual([]);
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
