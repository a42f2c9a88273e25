import type { closures as english } from '../en/closures.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const closures: Words<typeof english> = overridable('hi/closures', {
  on: 'हम {day} को बंद हैं।',
  between: 'हम {from} से {to} तक बंद हैं।',
  meanwhile: 'तब कोई फ़ोन नहीं उठाता और संदेश नहीं पढ़ता। अगर इंतज़ार नहीं हो सकता तो तुरंत मदद के किसी नंबर पर फ़ोन करें।',
});
