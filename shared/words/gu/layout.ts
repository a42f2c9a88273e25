import type { layout as english } from '../en/layout.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const layout: Words<typeof english> = overridable('gu/layout', {
  skip: 'સીધા મુખ્ય લખાણ પર જાઓ',
  urgentHelp: 'તાત્કાલિક મદદ',
  leave: 'આ સાઇટ તરત છોડો',
  yourPhone: 'શું મારો ફોન સુરક્ષિત છે?',
  leaveHint: 'અથવા Escape ત્રણ વાર દબાવો',
  callUs: 'અમને ફોન કરો',
  menu: 'મેનુ',
  main: 'મુખ્ય મેનુ',
  footer: 'પાનાના અંતની લિંક',
  home: 'પહેલું પાનું',
  about: 'અમારા વિશે',
  services: 'સેવાઓ',
  referral: 'મદદ માટે અરજી કરો',
  referralStatus: 'મારી અરજી હવે ક્યાં છે?',
  contact: 'અમારો સંપર્ક કરો',
  admin: 'સ્ટાફ',
  easyRead: 'સહેલા શબ્દોમાં',
  privacy: 'ગોપનીયતા નીતિ',
  languages: 'ભાષાઓ',
  draftTranslation: 'અનુવાદનો મુસદ્દો.',
  draftTranslationText: 'આ શબ્દો હજી કોઈએ તપાસ્યા નથી. કંઈ સમજ ન પડે તો અમને ફોન કરો.',
  credit: 'વેબસાઇટ: {name}',
  errorTitle: (title) => `ભૂલ: ${title}`,
});
