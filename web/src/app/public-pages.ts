import { pages } from 'virtual:pages';
import type { ComponentType } from 'react';
import { language } from '#words/language.ts';
import { isHidden } from '../../../shared/organisation/facts.ts';
import { addedPage, everyScreen, unknownPage } from '../../../shared/screens.ts';
import { listAdded } from '../kernel/lib/list-added.ts';
import { pageOf } from '../kernel/lib/page-of.ts';

type Load = () => Promise<{ Component: ComponentType }>;

/** A loader for a page of the registry of screens, called on the first visit. */
export const loadPage = (page: string): Load => {
  const load = pages[page];
  if (!load) throw new Error(`No page ${page}`);
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

/** The page for any other address. */
export const unknownPublicPage = toPublicPage({ path: '*', page: unknownPage });

export const publicPages = [
  ...everyScreen
    .filter(({ access, onlyEnglish }) => access === 'visitors' && (language.key === 'en' || !onlyEnglish))
    .filter(({ path }) => !isHidden(path)),
  ...listAdded().map(({ path }) => ({ path, page: addedPage })),
].map(toPublicPage);

export const findPublicPage = (path: string): PublicPage =>
  publicPages.find((page) => page.path === pageOf(path)) ?? unknownPublicPage;
