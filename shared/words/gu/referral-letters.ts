import type { referralLetters as english } from '../en/referral-letters.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const referralLetters: Words<typeof english> = overridable('gu/referral-letters', {
  titles: { me: 'પત્ર ઉમેરો', family: 'પત્ર ઉમેરો', client: 'પત્ર જોડો' },
  hints: {
    me: 'જેમ કે તમારા ડૉક્ટરનો પત્ર. તે જરૂરી નથી.',
    family: 'જેમ કે તેમના ડૉક્ટરનો પત્ર, જો તેઓ સંમત હોય. તે જરૂરી નથી.',
    client: 'જેમ કે તમારો રેફરલ પત્ર કે કોઈ રિપોર્ટ.',
  },
  rules: 'PDF, JPEG કે PNG. વધુમાં વધુ 3 ફાઈલ, દરેક 10 MB સુધી.',
  sending: (name, percent) => `મોકલાય છે: ${name}, ${percent}`,
  arrived: 'પહોંચી ગઈ. કોઈ ખોલે તે પહેલાં અમે તેને તપાસીએ છીએ.',
  remove: 'કાઢી નાખો',
  removed: (name) => `કાઢી નાખી: ${name}`,
  retry: 'ફરી પ્રયત્ન કરો',
  list: 'તમારી ફાઈલો',
  wrongType: 'કૃપા કરીને PDF, અથવા JPEG કે PNG ચિત્ર પસંદ કરો.',
  tooLarge: 'કૃપા કરીને વધુમાં વધુ 10 MBની ફાઈલ પસંદ કરો.',
  empty: 'આ ફાઈલ ખાલી છે. કૃપા કરીને બીજી પસંદ કરો.',
  locked: 'આ PDF પર પાસવર્ડ છે. કૃપા કરીને તેને પાસવર્ડ વગર સાચવીને ફરી પસંદ કરો.',
  tooMany: 'કૃપા કરીને વધુમાં વધુ 3 ફાઈલ મોકલો.',
  notSent: 'આ ફાઈલ મોકલી શકાઈ નથી. તમે જે લખ્યું તે અહીં જ છે. કૃપા કરીને તમારું કનેક્શન જુઓ અને ફરી પ્રયત્ન કરો.',
  tooOften: 'આજે ઘણી ફાઈલો મોકલાઈ છે. કૃપા કરીને ફોર્મ તેના વગર મોકલો, અને પત્ર ટપાલથી.',
  stillSending: 'કૃપા કરીને ફાઈલ પહોંચે ત્યાં સુધી રાહ જુઓ, અથવા તેને કાઢી નાખો.',
  notArrived: 'આ ફાઈલ પહોંચી નથી. કૃપા કરીને ફરી પ્રયત્ન કરો, અથવા તેને કાઢી નાખો.',
  chooseAgain: 'એક ફાઈલ ઘણા સમય પહેલાં મોકલાઈ હતી. કૃપા કરીને તેને કાઢીને ફરી પસંદ કરો.',
});
