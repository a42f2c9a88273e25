import { pages } from 'virtual:pages';
import type { ComponentType } from 'react';
import { language } from '#words/language.ts';
import { isHidden } from '../../../shared/organisation/facts.ts';
import { everyScreen, unknownPage } from '../../../shared/screens.ts';

type Load = () => Promise<{ Component: ComponentType }>;

/** A loader for a page of the registry of screens, called on the first visit. */
export const loadPage = (page: string): Load => {
  const load = pages[page];
  if (!load) throw new Error(`${page} is not a page of this build.`);
  return load;
};

type PublicPage = {
  path: string;
  /** Its file, by which the build finds the styles of a page that it draws. */
  source: string;
  load: Load;
};

const toPublicPage = ({ path, page }: { path: string; page: string }): PublicPage => ({
  path,
  source: `src/${page}.tsx`,
  load: loadPage(page),
});

const unknown = toPublicPage({ path: '*', page: unknownPage });
const known = everyScreen
  .filter(({ access, onlyEnglish }) => access === 'visitors' && (language.key === 'en' || !onlyEnglish))
  .filter(({ path }) => !isHidden(path))
  .map(toPublicPage);

/** The public pages, and the page for any other address. */
export const publicPages: readonly PublicPage[] = [...known, unknown];

export const findPublicPage = (path: string): PublicPage =>
  known.find((page) => page.path === (path.length > 1 ? path.replace(/\/$/, '') : path)) ?? unknown;
