import type { ringBackWords as english } from '../en/ring-back-form.ts';
import type { Words } from '../language.ts';

export const ringBackWords: Words<typeof english> = {
  title: 'મને ફોન કરો',
  submit: 'મને ફોન કરો',
  noConnection: 'અમારી સેવા સુધી પહોંચી શકાયું નહીં. તમે જે લખ્યું તે હજી અહીં જ છે: ઇન્ટરનેટ જુઓ અને ફરી મોકલો.',
  groups: {
    '': {
      title: 'ક્યાં અને ક્યારે',
      hint: 'અમને માત્ર તમારો નંબર જોઈએ. અમે કામના દિવસોમાં ફોન કરીએ છીએ, અને કોઈ સંદેશ મૂકતા નથી.',
      fields: {
        name: { label: 'અમે તમને કયા નામે બોલાવીએ?', hint: 'તમને ગમે તે નામ, અથવા કોઈ નામ નહીં.' },
        phone: { label: 'તમારો નંબર' },
        times: { label: 'ક્યારે ફોન કરવો સુરક્ષિત છે?', hint: 'જેમ કે: કામના દિવસે બપોરે 3 વાગ્યા પહેલાં.' },
        language: { label: 'તમે કઈ ભાષામાં વાત કરવા માગો છો?' },
        sayWhoWeAre: {
          label: 'બીજું કોઈ ફોન ઉપાડે તો શું અમે કહી શકીએ કે અમે કોણ છીએ?',
          choices: { yes: 'હા', no: 'ના' },
        },
      },
    },
  },
};
