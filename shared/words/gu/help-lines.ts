import type { helpLines as english } from '../en/help-lines.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const helpLines: Words<typeof english> = overridable('gu/help-lines', {
  emergency: { who: 'જીવનું જોખમ', say: '999 અથવા A&E' },
  nhs: { who: 'NHS', say: '111, પછી 2 દબાવો (માનસિક આરોગ્ય, 24 કલાક)' },
  samaritans: { who: 'Samaritans', say: '116 123' },
  shout: { who: 'Shout', say: '85258 પર ટેક્સ્ટ કરો' },
});
