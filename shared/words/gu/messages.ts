import type { messages as english } from '../en/messages.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const messages: Words<typeof english> = overridable('gu/messages', {
  notText: 'કૃપા કરીને આ શબ્દોમાં લખો.',
  unreadableCharacters: 'કૃપા કરીને એ અક્ષરો કાઢી નાખો જે અહીં વાંચી શકાતા નથી.',
  tooLong: (characters) => `કૃપા કરીને ${characters} કે ઓછા અક્ષર લખો.`,
  tooMany: (lines) => `કૃપા કરીને ${lines} કે ઓછા લખો.`,
  chooseOne: 'કૃપા કરીને જવાબોમાંથી એક પસંદ કરો.',
  phone: 'કૃપા કરીને ફોન નંબર આંકડામાં લખો.',
  nhsNumber: 'કૃપા કરીને NHS નંબર જોઈ લો. તેમાં દસ આંકડા હોય છે, અને છેલ્લો આંકડો બતાવે છે કે આ સાચા નથી.',
  email: 'કૃપા કરીને ઈમેલ સરનામું આ રીતે લખો: name@example.org',
  emailTooLong: (characters) => `કૃપા કરીને ${characters} કે ઓછા અક્ષરનું ઈમેલ સરનામું લખો.`,
  future: 'કૃપા કરીને એવી તારીખ લખો જે આવનારી ન હોય.',
  tooEarly: 'કૃપા કરીને 1900 પછીની તારીખ લખો.',
  honeypot: 'કૃપા કરીને આ ખાનું ખાલી રાખો.',
  missing: 'કૃપા કરીને આ ભરો.',
  unknown: 'આ ખાનું અહીં ઓળખાયું નથી.',
  notAsAsked: 'કૃપા કરીને આ જુઓ: અહીં જે પૂછ્યું છે તે આ નથી.',
  bodyTooLong: 'આ મોકલવા માટે બહુ લાંબું છે. કૃપા કરીને ટૂંકું કરો.',
  ourMistake: (number) =>
    `માફ કરજો, અમારી બાજુએ કંઈક ગરબડ થઈ. તમે જે લખ્યું તેમાંથી કંઈ ખોવાયું નથી: ફરી પ્રયત્ન કરો. ફરી એવું થાય તો અમને આ નંબર કહો: ${number}.`,
  contactMessage: 'કૃપા કરીને તમારો સંદેશ લખો.',
  contactAnswer: 'કૃપા કરીને ઈમેલ કે ફોન નંબર લખો, જેથી અમે જવાબ આપી શકીએ.',
  ringBackPhone: 'કૃપા કરીને જે નંબર પર અમે તમને ફોન કરી શકીએ તે નંબર લખો.',
  referralFirstName: 'કૃપા કરીને જેમને મદદ જોઈએ છે તેમનું પહેલું નામ લખો.',
  referralLastName: 'કૃપા કરીને જેમને મદદ જોઈએ છે તેમની અટક લખો.',
  referralOwnFirstName: 'કૃપા કરીને તમારું પહેલું નામ લખો.',
  referralOwnLastName: 'કૃપા કરીને તમારી અટક લખો.',
  referralOwnReach: 'કૃપા કરીને તમારા સંપર્કની એક રીત આપો: ફોન નંબર, ઈમેલ કે સરનામું.',
  referralReach: 'કૃપા કરીને તેમના કે અરજી કરનારના સંપર્કની એક રીત આપો: ફોન નંબર, ઈમેલ કે સરનામું.',
});
