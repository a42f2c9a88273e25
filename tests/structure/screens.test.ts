import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { addedPage, everyScreen, unknownPage } from '../../shared/screens.ts';

// A page is loaded by its name, which the compiler does not follow.
const named = new Set([...everyScreen.map(({ page }) => page), addedPage, unknownPage]);

const isPage = (file: string): boolean =>
  parseSync(file, readFileSync(file, 'utf8')).module.staticExports.some(({ entries }) =>
    entries.some(({ exportName }) => exportName.name === 'Component'),
  );

it.each([...named])('%s is a page', (page) => {
  expect(isPage(`web/src/${page}.tsx`)).toBe(true);
});

it('every page has its line in the registry of screens', () => {
  const pages = globSync('web/src/!(app|kernel)/*/*.tsx').filter(isPage);
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((file) => !named.has(file.replace(/^web\/src\/|\.tsx$/g, '')))).toEqual([]);
});
