import { organisation } from '../organisation/organisation.ts';
import type { LanguageKey } from '../words/language.ts';

/**
 * The name in the folder of the built site: menu and footer without content, for the pages that the API draws in a
 * language.
 */
export const frameOf = (key: LanguageKey): string => (key === 'en' ? '/frame.html' : `/frame.${key}.html`);

/** The languages of the site, English first. */
export const siteLanguages: readonly LanguageKey[] = ['en', ...organisation.languages];

/** One for every language of the site. */
export const frameFiles: readonly string[] = siteLanguages.map(frameOf);

/** The placeholders of that file for the title and for the content of a page. */
export const frameTitle = '<!--frame-title-->';
export const frameContent = '<!--frame-content-->';
