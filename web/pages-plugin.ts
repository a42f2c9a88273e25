import type { Plugin } from 'vite';
import { everyScreen, unknownPage } from '../shared/screens.ts';

const name = 'virtual:pages';
const id = `\0${name}`;

/**
 * `virtual:pages`: how to load each page that the registry of screens names. The build for visitors has theirs alone,
 * so that nothing of the staff area is in what they download; in another language, the pages that it has.
 */
export const pages = (build: 'public' | 'staff', language: string): Plugin => {
  const built = everyScreen
    .filter(({ access }) => build === 'staff' || access === 'visitors')
    .filter(({ onlyEnglish }) => language === 'en' || !onlyEnglish)
    .map(({ page }) => page);
  const lines = [...new Set([...built, unknownPage])].map((page) => `'${page}': () => import('/src/${page}.tsx')`);
  return {
    name: 'pages',
    resolveId: (source) => (source === name ? id : undefined),
    load: (loaded) => (loaded === id ? `export const pages = {\n${lines.join(',\n')}\n};` : undefined),
  };
};
