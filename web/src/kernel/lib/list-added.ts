import { language } from '#words/language.ts';
import { facts, type SiteText } from '../../../../shared/organisation/facts.ts';
import { addedPagePath } from '../../../../shared/site/added-pages.ts';

/**
 * The pages that the organisation has added, in the language of this build. Each is loaded as a document: the block of
 * facts of a page has the text of no other.
 */
export const listAdded = (): (SiteText & { path: string })[] =>
  (facts.pages ?? []).flatMap(({ number, words }) => {
    const own = words[language.key];
    return own ? { ...own, path: addedPagePath(number) } : [];
  });
