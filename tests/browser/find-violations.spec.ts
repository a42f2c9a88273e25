/// <reference lib="dom" />
import { expect } from '@playwright/test';
import { expectAccessible, test } from './product.ts';

test('what axe sees and what is too wide is noticed, also once axe is in the page', async ({ page }) => {
  await page.goto('/about');
  await expectAccessible(page);
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  await expect(expectAccessible(page)).rejects.toThrow('button-name');
  await page.evaluate(() => {
    const wide = document.createElement('div');
    Object.assign(wide.style, { minWidth: '3000px', height: '1px' });
    document.querySelector('main > button:last-child')?.replaceWith(wide);
  });
  await expect(expectAccessible(page)).rejects.toThrow('toBeLessThanOrEqual');
});
