import { organisation } from './organisation.ts';
import type { LanguageKey } from './words/language.ts';

/** In the folder of the built site: its menu and footer around nothing, for the pages that the API draws in a language. */
export const frameOf = (key: LanguageKey): string => (key === 'en' ? '/frame.html' : `/frame.${key}.html`);

/** One for every language that the site speaks. */
export const frameFiles: readonly string[] = (['en', ...organisation.languages] as const).map(frameOf);

/** What stands in that file for the title and for the content of a page. */
export const frameTitle = '<!--frame-title-->';
export const frameContent = '<!--frame-content-->';
