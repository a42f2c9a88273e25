import type { contactSent as english } from '../../en/pages/contact-sent.ts';
import type { Words } from '../../language.ts';
import { overridable } from '../../overrides.ts';

export const contactSent: Words<typeof english> = overridable('gu/pages/contact-sent', {
  thanks: 'અમને લખવા બદલ આભાર. અમે થોડા સમયમાં તમારો સંપર્ક કરીશું.',
  title: 'તમારો સંદેશ મોકલાયો',
  description: 'તમારો સંદેશ અમને મળ્યો છે. હવે શું થશે, અને રાહ ન જોવાય તો શું કરવું.',
  next: 'હવે શું થશે',
  whatHappens: (openingHours) => `અમે કામના દિવસોમાં સંદેશ વાંચીએ છીએ: ${openingHours}.`,
  answer: 'તમે જે રીત સુરક્ષિત કહી છે તે રીતે અમે જવાબ આપીએ છીએ. અમે તેને વળગી રહીએ છીએ.',
  ifItCannotWait: 'રાહ ન જોવાય તો આ પાનાની ઉપરના નંબરો પર વાત કરો. {home}.',
  home: 'પહેલા પાના પર જાઓ',
});
