import { findFileOf } from './find-site-file.ts';
import { organisation } from './organisation.ts';
import { everyPath, everyScreen } from './screens.ts';
import type { LanguageKey } from './words/language.ts';

/** The public pages: each is built into its own HTML file. */
export const publicPages: readonly string[] = everyScreen
  .filter(({ access }) => access === 'visitors')
  .map(({ path }) => path);

/** The public pages that every language has; the others are in English alone. */
export const translatedPages: readonly string[] = everyScreen
  .filter(({ access, onlyEnglish }) => access === 'visitors' && !onlyEnglish)
  .map(({ path }) => path);

/** Where a page of the site is in a language: `/services` in Urdu is `/ur/services`. */
export const inLanguage = (key: LanguageKey, path: string): string => {
  if (key === 'en') return path;
  return path === '/' ? `/${key}` : `/${key}${path}`;
};

/** Every address of a public page, in every language that the site speaks. */
export const everyPublicAddress: readonly string[] = [
  ...publicPages,
  ...organisation.languages.flatMap((key) => translatedPages.map((path) => inLanguage(key, path))),
];

/** Both addresses of a path whose last part may be left out. */
const addressesOf = (path: string): string[] =>
  path.endsWith('?') ? [path.slice(0, path.lastIndexOf('/')), path.slice(0, -1)] : [path];

/** The thanks for a referral that was sent without scripts: a page of the site that the API fills in. */
export const sentReferralPath = '/referral-success/{reference}';

/** Whether the API answers a path, and not a file of the site. */
export const isAnsweredByApi = (path: string): boolean =>
  path.startsWith('/api/') || /^\/referral-success\/./.test(path);

/** The screens that only a browser can draw: all of them start from one empty page. */
export const staffScreens: readonly string[] = everyPath
  .filter(({ access }) => access !== 'visitors')
  .flatMap(({ path }) => addressesOf(path));

/** The file of the built site that answers a path: see `findFileOf`. */
export const findSiteFile = (path: string): string => findFileOf(path, staffScreens);

/** Built files carry a hash of their content in their name; pages do not. */
export const cacheControl = (file: string): string =>
  file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
