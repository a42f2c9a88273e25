import { helpLines } from '#words/help-lines.ts';
import { facts } from '../organisation/facts.ts';
import { phoneLink } from '../organisation/organisation.ts';
import type { Words } from '../words/language.ts';
import { type HelpLineId, helpLinks } from './help-links.ts';

const ofCountry = Object.entries(helpLinks) as [HelpLineId, string][];

/** The urgent help lines, in the words of a language, and after them those that the organisation has published. */
export const urgentHelpIn = (words: Words<typeof helpLines>) => [
  ...ofCountry.map(([id, link]) => ({ link, ...words[id] })),
  ...(facts.helpLines ?? []).map((line) => ({ link: phoneLink(line.say), ...line })),
];

/** The same in the language of the site. On every public page, and beside every alert about a patient. */
export const urgentHelp = () => urgentHelpIn(helpLines);
