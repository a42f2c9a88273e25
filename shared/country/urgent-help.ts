import { helpLines } from '#words/help-lines.ts';
import { helpLinks } from './help-links.ts';

/** Who answers when it cannot wait. On every public page, and beside every alert about a patient. */
export const urgentHelp = helpLinks.map(({ id, link }) => ({ link, ...helpLines[id] }));
