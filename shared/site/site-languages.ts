import { everyScreen } from '../screens.ts';
import type { LanguageKey } from '../words/language.ts';

/** The public pages of every language; the others are in English alone. */
export const translatedPages: readonly string[] = everyScreen
  .filter(({ access, onlyEnglish }) => access === 'visitors' && !onlyEnglish)
  .map(({ path }) => path);

/** The path of a page in a language: `/services` in Urdu is `/ur/services`. */
export const inLanguage = (key: LanguageKey, path: string): string => {
  if (key === 'en') return path;
  return path === '/' ? `/${key}` : `/${key}${path}`;
};
