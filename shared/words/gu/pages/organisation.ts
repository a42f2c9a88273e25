import type { organisationWords as english } from '../../en/pages/organisation.ts';
import type { Words } from '../../language.ts';
import { overridable } from '../../overrides.ts';

export const organisationWords: Words<typeof english> = overridable('gu/pages/organisation', {
  strapline: 'આરોગ્ય, તમારા પોતાના શબ્દોમાં.',
  description: 'લીડ્ઝમાં દક્ષિણ એશિયાઈ અને અન્ય લઘુમતી સમુદાયો માટે માનસિક અને શારીરિક આરોગ્યમાં મદદ, તમારી ભાષામાં અને તમારી ગતિએ.',
  openingHours: 'સોમવારથી શુક્રવાર, સવારે 9.30થી સાંજે 5',
});
