import type { readAloud as english } from '../en/read-aloud.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const readAloud: Words<typeof english> = overridable('gu/read-aloud', {
  name: 'વાંચી સંભળાવવું',
  listen: 'આ પાનું સાંભળો',
  pause: 'થોભો',
  carryOn: 'આગળ ચાલુ રાખો',
  stop: 'બંધ કરો',
});
