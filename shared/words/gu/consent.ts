import type { consentWords as english } from '../en/consent.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const consentWords: Words<typeof english> = overridable('gu/consent', {
  gp: 'તમે મારા GPને કહી શકો કે હું તમારી પાસે આવું છું, અને મારી સંભાળ માટે સર્જરીને જે જરૂરી હોય તે જણાવી શકો.',
  services: 'તમે મને બીજી સેવા પાસે મોકલો ત્યારે, મને મદદ કરવા તેને જે જરૂરી હોય તે જણાવી શકો. કોને અને શું, તે તમે મને પહેલાં કહેશો.',
  research: 'મેં જે કહ્યું તેનો ઉપયોગ તમે મારા નામ વગર એ જાણવા કરી શકો કે લોકોને શેનાથી ફાયદો થાય છે.',
  photographs: 'તમે મારા ફોટા લઈ શકો, અને તેમને તમારી વેબસાઇટ પર અને છાપીને બતાવી શકો.',
});
