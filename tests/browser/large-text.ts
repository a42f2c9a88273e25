/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';

/**
 * With text twice as large, as a browser may be told to set it, nothing scrolls sideways, and the head of a patient leaves
 * room for what is below it.
 */
export const expectFitsWithLargeText = async (page: Page): Promise<void> => {
  const [excess, stays] = await page.evaluate(async () => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    // Charts are drawn anew for the room that they have, a frame later.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const { scrollWidth, clientWidth } = document.documentElement;
    const head = document.querySelector<HTMLElement>('[data-patient-head]');
    const isSticky = head !== null && getComputedStyle(head).position === 'sticky';
    const share = isSticky ? head.offsetHeight / window.innerHeight : 0;
    style.fontSize = '';
    return [scrollWidth - clientWidth, share] as const;
  });
  expect(excess).toBe(0);
  expect(stays).toBeLessThan(0.5);
};
