import type { Plugin } from 'vite';
import { addedPage, everyScreen, unknownPage } from '../shared/screens.ts';

const name = 'virtual:pages';
const id = `\0${name}`;

/**
 * `virtual:pages`: a loader for each page in the registry of screens. The build for visitors has the public pages
 * alone, so that they download nothing of the staff area; in another language, the pages of that language.
 */
export const pages = (build: 'public' | 'staff', language: string): Plugin => {
  const built = everyScreen
    .filter(({ access }) => build === 'staff' || access === 'visitors')
    .filter(({ onlyEnglish }) => language === 'en' || !onlyEnglish)
    .map(({ page }) => page);
  const lines = [...new Set([...built, addedPage, unknownPage])].map(
    (page) => `'${page}': () => import('/src/${page}.tsx')`,
  );
  return {
    name: 'pages',
    resolveId: (source) => (source === name ? id : undefined),
    load: (loaded) => (loaded === id ? `export const pages = {\n${lines.join(',\n')}\n};` : undefined),
  };
};
