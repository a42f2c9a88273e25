import type { messages as english } from '../en/messages.ts';
import type { Words } from '../language.ts';

export const messages: Words<typeof english> = {
  notText: 'કૃપા કરીને આ શબ્દોમાં લખો.',
  unreadableCharacters: 'કૃપા કરીને એ અક્ષરો કાઢી નાખો જે અહીં વાંચી શકાતા નથી.',
  tooLong: (characters) => `કૃપા કરીને ${characters} કે ઓછા અક્ષર લખો.`,
  tooMany: (lines) => `કૃપા કરીને ${lines} કે ઓછા લખો.`,
  chooseOne: 'કૃપા કરીને જવાબોમાંથી એક પસંદ કરો.',
  phone: 'કૃપા કરીને ફોન નંબર આંકડામાં લખો.',
  email: 'કૃપા કરીને ઈમેલ સરનામું આ રીતે લખો: name@example.org',
  emailTooLong: (characters) => `કૃપા કરીને ${characters} કે ઓછા અક્ષરનું ઈમેલ સરનામું લખો.`,
  notADay: 'કૃપા કરીને સાચી તારીખ લખો: દિવસ, મહિનો અને વર્ષ.',
  future: 'કૃપા કરીને એવી તારીખ લખો જે આવનારી ન હોય.',
  tooEarly: 'કૃપા કરીને 1900 પછીની તારીખ લખો.',
  trap: 'કૃપા કરીને આ ખાનું ખાલી રાખો.',
  missing: 'કૃપા કરીને આ ભરો.',
  unknown: 'આ ખાનું અહીં ઓળખાયું નથી.',
  notAsAsked: 'કૃપા કરીને આ જુઓ: અહીં આ પૂછ્યું નથી.',
  bodyTooLong: 'આ મોકલવા માટે બહુ લાંબું છે. કૃપા કરીને ટૂંકું કરો.',
  ourMistake: (number) =>
    `માફ કરજો, અમારી બાજુએ કંઈક ગરબડ થઈ. તમે જે લખ્યું તે ખોવાયું નથી: ફરી પ્રયત્ન કરો. ફરી એવું થાય તો અમને આ નંબર કહો: ${number}.`,
  contactMessage: 'કૃપા કરીને તમારો સંદેશ લખો.',
  contactAnswer: 'કૃપા કરીને ઈમેલ કે ફોન નંબર લખો, જેથી અમે જવાબ આપી શકીએ.',
  referralFirstName: 'કૃપા કરીને જેમને મદદ જોઈએ છે તેમનું પહેલું નામ લખો.',
  referralLastName: 'કૃપા કરીને જેમને મદદ જોઈએ છે તેમની અટક લખો.',
  referralReach: 'કૃપા કરીને તેમના કે અરજી કરનારના સંપર્કની એક રીત આપો: ફોન નંબર, ઈમેલ કે સરનામું.',
};
