import { helpLines } from '#words/help-lines.ts';
import type { Words } from '../words/language.ts';
import { helpLinks } from './help-links.ts';

/** The urgent help lines, in the words of a language. */
export const urgentHelpIn = (words: Words<typeof helpLines>) =>
  helpLinks.map(({ id, link }) => ({ link, ...words[id] }));

/** The same in the language of the site. On every public page, and beside every alert about a patient. */
export const urgentHelp = urgentHelpIn(helpLines);
