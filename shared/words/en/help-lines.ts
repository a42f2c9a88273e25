import { overridable } from '../overrides.ts';
/** The urgent help lines, by the ids of `shared/country/urgent-help.ts`. */
export const helpLines = overridable('en/help-lines', {
  emergency: { who: 'Danger to life', say: '999 or A&E' },
  nhs: { who: 'NHS', say: '111, option 2 (mental health, 24 hours)' },
  samaritans: { who: 'Samaritans', say: '116 123' },
  shout: { who: 'Shout', say: 'text 85258' },
} as const);
