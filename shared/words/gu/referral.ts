import type { referral as english } from '../en/referral.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const referral: Words<typeof english> = overridable('gu/referral', {
  description: 'તમારા માટે મદદ માગો, અથવા જેમની તમે સંભાળ રાખો છો તેમના માટે અરજી કરો. માત્ર એક નામ અને સંપર્કની એક રીત જરૂરી છે.',
  needed: 'અમને પહેલું નામ, અટક અને સંપર્કની એક રીત જોઈએ. બાકી બધું ખાલી રાખી શકો અને મળીએ ત્યારે કહી શકો.',
  letterOtherwise: 'અમને પત્ર મોકલવા તેને {address} પર ટપાલથી અથવા {email} પર ઈમેલથી મોકલો, આ ફોર્મ પરના નામ સાથે.',
  onPaper:
    'ચાહો તો કાગળ પર: {pdf}, પછી તેને {email} પર ઈમેલ કરો કે {address} પર ટપાલથી મોકલો. તમારા જવાબોનું શું થાય છે તે અમારી {privacy}માં છે.',
  phoneChecked: 'શું કોઈ તમારો ફોન તપાસે છે? {help}.',
  phoneHelp: 'ફોનમાં શું રહે છે અને તેને કેવી રીતે કાઢવું તે જુઓ',
  pdf: 'આ ફોર્મ PDF તરીકે ડાઉનલોડ કરો',
  privacy: 'ગોપનીયતા નીતિ',
  form: 'અરજી',
  part: (number, all) => `ભાગ ${number}, કુલ ${all}`,
  ifItIsNow: 'હમણાં કોઈ જોખમમાં હોય તો આ લોકો તરત જવાબ આપે છે:',
  whatWeDo:
    'કૃપા કરીને આ ફોર્મ પણ મોકલો. પછી અમે કામના એક દિવસની અંદર ફોન કરીએ છીએ, માત્ર એ રીતે જે તમે સુરક્ષિત કહી છે. અમે તાત્કાલિક સેવા નથી.',
  next: 'આગળ',
  back: 'પાછળ',
  more: 'બીજું કંઈ જણાવવું છે?',
  answers: (count) => `${count} જવાબ`,
  resume: 'કોડથી આગળ વધો',
  checkAnswers: 'તમારા જવાબ જોઈ લો',
  noConnection: 'અમારી સેવા સુધી પહોંચી શકાયું નહીં. તમારા જવાબ હજી અહીં જ છે: ઇન્ટરનેટ જુઓ અને ફરી પ્રયત્ન કરો.',
});
