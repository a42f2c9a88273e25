import type { AddedPage, Facts } from '../organisation/facts.ts';
import { isOpenOn } from '../organisation/services.ts';
import type { LanguageKey } from '../words/language.ts';

/** How many pages an organisation can add. */
export const mostAddedPages = 10;

/** In English; the edge knows their files by `isAddedFile`. */
export const addedPagePath = (number: number): string => `/pages/${number}`;

/** Of every page that can be added, whether there is one or not. */
export const everyAddedPath = (): string[] => Array.from({ length: mostAddedPages }, (_, at) => addedPagePath(at + 1));

/** The lowest number that no page has; undefined where all are taken. */
export const findFreeNumber = (pages: readonly AddedPage[]): number | undefined =>
  Array.from({ length: mostAddedPages }, (_, at) => at + 1).find((number) =>
    pages.every((one) => one.number !== number),
  );

/** The paths of the added pages that visitors of a language see on a day. */
export const addedPaths = ({ pages = [] }: Partial<Facts>, key: LanguageKey, day: string): string[] =>
  pages.filter((page) => page.words[key] && isOpenOn(page, day)).map(({ number }) => addedPagePath(number));
