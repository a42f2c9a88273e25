import type { Page } from '@playwright/test';
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

/** No violation that axe can see, and nothing that scrolls sideways, on a phone and at a desk. */
export const expectAccessibleAtBothWidths = async (page: Page): Promise<void> => {
  const desk = page.viewportSize();
  await expectAccessible(page);
  await page.setViewportSize(phone.viewport);
  await expectAccessible(page);
  if (desk) await page.setViewportSize(desk);
};
