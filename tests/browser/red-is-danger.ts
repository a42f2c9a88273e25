/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';

/** What may be red: an error, the head of a record, where a danger and an open alert stand, and what is marked so. */
const mayBeRed = '[role="alert"], [data-patient-head], [data-red]';

/** Expects that links, actions and late days on a screen of staff are not red: red is for danger, so that it is seen. */
export const expectRedIsDanger = async (page: Page): Promise<void> => {
  const red = await page.getByRole('main').evaluate((main, allowed) => {
    // The two reds, as the browser writes them for this colour scheme.
    const probe = document.createElement('span');
    main.append(probe);
    const reds = ['--error', '--madder'].map((name) => {
      probe.style.color = `var(${name})`;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return [...main.querySelectorAll<HTMLElement>('*')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => element.checkVisibility() && !element.closest(allowed))
      .filter((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return reds.includes(color) || reds.includes(backgroundColor);
      })
      .map((element) => element.textContent);
  }, mayBeRed);
  expect(red).toEqual([]);
};
