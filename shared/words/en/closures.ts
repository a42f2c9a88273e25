import { overridable } from '../overrides.ts';
/** The notice above every page before and while nobody is there. */
export const closures = overridable('en/closures', {
  on: 'We are closed on {day}.',
  between: 'We are closed from {from} to {to}.',
  meanwhile:
    'Nobody answers the telephone or reads messages then. If it cannot wait, please ring one of the numbers for urgent help.',
} as const);
