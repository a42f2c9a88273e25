import { everyPath } from '../every-path.ts';
import { everyScreen } from '../screens.ts';
import { findFileOf, picturesFolder } from './find-site-file.ts';

/** The public pages: each is built into its own HTML file. */
export const publicPages: readonly string[] = everyScreen
  .filter(({ access }) => access === 'visitors')
  .map(({ path }) => path);

/** Both addresses of a path whose last part is optional. */
const addressesOf = (path: string): string[] =>
  path.endsWith('?') ? [path.slice(0, path.lastIndexOf('/')), path.slice(0, -1)] : [path];

/** The screens that only a browser can draw: all of them start from one empty page. */
export const staffScreens: readonly string[] = everyPath
  .filter(({ access }) => access !== 'visitors')
  .flatMap(({ path }) => addressesOf(path));

/** The file of the built site for a path: see `findFileOf`. */
export const findSiteFile = (path: string): string => findFileOf(path, staffScreens);

const contentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  xml: 'application/xml',
};

/** The content type of a file that a publication writes. */
export const publishedType = (file: string): string => {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  return contentTypes[ending] ?? 'text/html; charset=utf-8';
};

/** Built files and pictures have a hash of their content in their name; pages do not. */
export const cacheControl = (file: string): string =>
  file.startsWith('/assets/') || file.startsWith(`${picturesFolder}/`)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';
