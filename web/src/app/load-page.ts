import { pages } from 'virtual:pages';
import type { ComponentType } from 'react';

type Load = () => Promise<{ Component: ComponentType }>;

/** A loader for a page of the registry of screens, called on the first visit. */
export const loadPage = (page: string): Load => {
  const load = pages[page];
  if (!load) throw new Error(`${page} is not a page of this build.`);
  return load;
};
