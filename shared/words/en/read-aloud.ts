import { overridable } from '../overrides.ts';
/** The page read aloud by a voice of the visitor's own device. */
export const readAloud = overridable('en/read-aloud', {
  name: 'Read aloud',
  listen: 'Listen to this page',
  pause: 'Pause',
  carryOn: 'Carry on',
  stop: 'Stop',
} as const);
