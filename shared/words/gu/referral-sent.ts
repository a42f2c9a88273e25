import type { referralSent as english } from '../en/referral-sent.ts';
import type { Words } from '../language.ts';

export const referralSent: Words<typeof english> = {
  title: 'આભાર',
  description: 'તમારી અરજી મળી ગઈ છે. હવે શું થશે, અને રાહ ન જોવાય તો શું કરવું.',
  text: 'તમારી અરજી સ્વીકારાઈ છે અને થોડા સમયમાં તેનો જવાબ અપાશે.',
  reference: 'સંદર્ભ નંબર',
  keepReference: 'ફોન કરો ત્યારે અમને આ નંબર કહો.',
  next: 'હવે શું થશે',
  whatHappens: [
    'આવતા કામના દિવસે કોઈ તેને વાંચશે.',
    'તમે જે રીત સુરક્ષિત કહી છે તે રીતે અમે સંપર્ક કરીશું. અમે તેને વળગી રહીએ છીએ.',
    'આગળ શું કરવું તે આપણે સાથે મળીને નક્કી કરીશું.',
  ],
  ifAnythingChanges: 'કંઈ બદલાય તો {phone} પર ફોન કરો. રાહ ન જોવાય તો આ પાનાની ઉપરના નંબરો પર વાત કરો.',
  home: 'પહેલા પાના પર જાઓ',
};
