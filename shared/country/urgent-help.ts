import { helpLines } from '#words/help-lines.ts';
import type { Words } from '../words/language.ts';

// The lines of the United Kingdom: another country has others, another organisation the same.
const lines = [
  { id: 'emergency', link: 'tel:999' },
  { id: 'nhs', link: 'tel:111' },
  { id: 'samaritans', link: 'tel:116123' },
  { id: 'shout', link: 'sms:85258' },
] as const;

/** Who answers when it cannot wait, in the words of a language. */
export const urgentHelpIn = (words: Words<typeof helpLines>) => lines.map(({ id, link }) => ({ link, ...words[id] }));

/** The same in the language of the site. On every public page, and beside every alert about a patient. */
export const urgentHelp = urgentHelpIn(helpLines);
