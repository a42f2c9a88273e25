/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';

/**
 * By how many pixels the page is too wide, the share of the window that the head of a patient keeps, and what of the bar at
 * the top is under something else.
 */
const measureFit = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const head = document.querySelector<HTMLElement>('[data-patient-head]');
    const isSticky = head !== null && getComputedStyle(head).position === 'sticky';
    const isUnder = (control: Element) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      return [0.1, 0.5, 0.9].some((across) => {
        const on = document.elementFromPoint(left + width * across, top + height / 2);
        return width > 0 && on !== null && !control.contains(on) && !on.contains(control);
      });
    };
    const covered = [...document.querySelectorAll('header a, header button, header input')].filter(isUnder);
    return {
      excess: scrollWidth - clientWidth,
      share: isSticky ? head.offsetHeight / window.innerHeight : 0,
      covered: covered.map(({ outerHTML }) => outerHTML.slice(0, 120)),
    };
  });

/**
 * With text twice as large, as a browser may be told to set it, nothing scrolls sideways or covers the bar at the top, and
 * the head of a patient leaves room for what is below it.
 */
export const expectFitsWithLargeText = async (page: Page): Promise<void> => {
  const setTextSize = (size: string) =>
    page.evaluate((to) => {
      document.documentElement.style.fontSize = to;
      // What the size changes at once is drawn.
      return new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
    }, size);
  await setTextSize('200%');
  // Charts are drawn anew for the room that they have: on a busy machine many frames later.
  await expect(async () => {
    const { excess, share, covered } = await measureFit(page);
    expect(covered).toEqual([]);
    expect(excess).toBe(0);
    expect(share).toBeLessThan(0.5);
  }).toPass({ intervals: [100] });
  await setTextSize('');
};
