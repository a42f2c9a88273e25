/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Only what is wrong is described; the hundreds of rules that hold are not written out.
  resultTypes: ['violations'],
};

/** What axe finds wrong on the page, from its top; undefined when axe is not loaded there. */
const runAxe = (page: Page) =>
  page.evaluate(async (given) => {
    if (!('axe' in window)) return undefined;
    // The bar that stays in sight takes from a target what can be scrolled from under it.
    window.scrollTo({ top: 0, behavior: 'instant' });
    const { violations } = await (window.axe as typeof import('axe-core')).run(document, given);
    return {
      violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      overflow: document.documentElement.scrollWidth - window.innerWidth,
    };
  }, options);

/**
 * What axe finds wrong on the page, and by how many pixels the page is wider than its window. axe is loaded once into a
 * document, since compiling it takes as long as running it. Pages with frames are not for it: it looks into none.
 */
export const findViolations = async (page: Page) => {
  // A page without scripts shows its words before its stylesheet has come, and unstyled links are small targets.
  await page.waitForLoadState();
  const found = await runAxe(page);
  if (found) return found;
  await page.evaluate(source);
  const foundNow = await runAxe(page);
  if (!foundNow) throw new Error('axe could not be loaded into the page');
  return foundNow;
};
