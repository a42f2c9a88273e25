/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';
import { expectFitsWithLargeText } from './large-text.ts';
import { expectAccessible, test } from './product.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Declares tests that run twice: on a phone, with touch, and at a desk. */
export const atBothWidths = (declare: () => void): void => {
  onPhone(declare);
  test.describe('at a desk', declare);
};

/** Declares tests that run on a phone, with touch. */
export const onPhone = (declare: () => void): void => {
  test.describe('on a phone', () => {
    test.use(phone);
    declare();
  });
};

/** Runs a check at the width of a large screen, and then at that of a phone. */
const checkAtBothWidths = async (page: Page, check: (page: Page) => Promise<void>): Promise<void> => {
  const wide = page.viewportSize();
  await check(page);
  await page.setViewportSize(phone.viewport);
  await check(page);
  if (wide) await page.setViewportSize(wide);
};

/** Expects no violation that axe can see, and nothing that scrolls sideways, on a phone and at a desk. */
export const expectAccessibleAtBothWidths = (page: Page): Promise<void> => checkAtBothWidths(page, expectAccessible);

/** Expects nothing that scrolls sideways, on a phone and at a desk. */
export const expectFitsAtBothWidths = async (page: Page): Promise<void> => {
  await expect(page.getByText('Please Wait')).toHaveCount(0);
  await checkAtBothWidths(page, async () => {
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
};

/** The same as `expectAccessibleAtBothWidths` for a screen of staff, and that it fits with text of twice the size. */
export const expectReadableAtBothWidths = (page: Page): Promise<void> =>
  checkAtBothWidths(page, async () => {
    await expectAccessible(page);
    await expectFitsWithLargeText(page);
  });
