import type { brokenPage as english } from '../en/broken-page.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const brokenPage: Words<typeof english> = overridable('gu/broken-page', {
  title: 'કંઈક ગરબડ થઈ',
  text: 'માફ કરજો, આ પાનું ખૂલ્યું નહીં. તમારું ઇન્ટરનેટ જુઓ અને પાનું ફરી ખોલો.',
  waysOut: '{again} અથવા {home}.',
  again: 'આ પાનું ફરી ખોલો',
  home: 'પહેલા પાના પર જાઓ',
});
