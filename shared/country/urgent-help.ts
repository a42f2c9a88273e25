import { helpLines } from '#words/help-lines.ts';

// The lines of the United Kingdom: another country has others, another organisation the same.
const lines = [
  { id: 'emergency', link: 'tel:999' },
  { id: 'nhs', link: 'tel:111' },
  { id: 'samaritans', link: 'tel:116123' },
  { id: 'shout', link: 'sms:85258' },
] as const;

/** Who answers when it cannot wait. On every public page, and beside every alert about a patient. */
export const urgentHelp = lines.map(({ id, link }) => ({ link, ...helpLines[id] }));
