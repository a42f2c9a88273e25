import type { referralLater as english } from '../en/referral-later.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const referralLater: Words<typeof english> = overridable('gu/referral-later', {
  rememberMe: 'આગલી અરજી માટે આ બ્રાઉઝરમાં મને યાદ રાખો: હું કોણ છું એટલું જ, દર્દીનું કંઈ નહીં',
  nothingSent: 'હજી કંઈ મોકલાયું નથી. તમે જે ખાલી રાખ્યું તે અહીં બતાવ્યું નથી.',
  change: 'બદલો',
  back: 'ફોર્મ પર પાછા',
  begunBefore: 'તમે આ ફોર્મ પહેલાં શરૂ કર્યું હતું',
  stillHere: 'તમારા જવાબ હજી આ જ ટૅબમાં છે. બીજા કોઈએ જોયા નથી.',
  carryOn: 'આગળ વધો',
  startAgain: 'ફરી શરૂ કરો',
  pause: 'પછીથી આગળ વધો',
  pauseWhy:
    'એક કોડ લો: તમારા જવાબ સાત દિવસ તે કોડથી બંધ રહીને તમારી રાહ જુએ છે, અમે તે વાંચી શકતા નથી. હજી અમને કંઈ મોકલાયું નથી. પત્રો પાછા આવો ત્યારે ઉમેરો.',
  getCode: 'કોડ લો',
  yourCode: 'તમારો કોડ',
  noteCode: (day) =>
    `તેને લખી લો. તેનાથી તમે ${day} સુધી કોઈ પણ ફોન પર આગળ વધી શકો: આ ફોર્મ જ્યાં શરૂ થાય છે ત્યાં ‘કોડથી આગળ વધો’ પસંદ કરો. જેની પાસે આ કોડ હોય તે પણ તેમ કરી શકે.`,
  unknownCode: 'આ કોડથી કોઈ જવાબ મળ્યા નથી. કૃપા કરીને કોડ તપાસો. સાત દિવસ પછી તે જતા રહે છે.',
  tooOften: 'ઘણી વાર પ્રયત્ન થયો. કૃપા કરીને એક કલાક પછી ફરી પ્રયત્ન કરો.',
});
