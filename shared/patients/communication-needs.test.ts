import { expect, it } from 'vitest';
import { isInterpreterMissing, whoHasToBeThere } from './communication-needs.ts';

const nobody = { interpreter: '', interpreterLanguage: '', professionals: [] };

it.each([
  ['', nobody, 'Urdu'],
  ['', { ...nobody, interpreter: 'no', interpreterLanguage: 'Mirpuri' }, 'Urdu'],
  ['Mirpuri', { ...nobody, interpreter: 'yes', interpreterLanguage: 'Mirpuri' }, 'Urdu'],
  ['Urdu', { ...nobody, interpreter: 'yes' }, 'Urdu'],
  ['language to be asked', { ...nobody, interpreter: 'yes' }, ''],
  ['British Sign Language interpreter, Advocate', { ...nobody, professionals: ['advocate', 'signLanguage'] }, ''],
  ['Urdu, Lipspeaker', { ...nobody, interpreter: 'yes', professionals: ['lipspeaker', 'of-another-day'] }, 'Urdu'],
])('says who has to be there: %s', (words, referralCommunication, language) => {
  expect(whoHasToBeThere({ referralCommunication, referralDemographics: { language } })).toBe(words);
});

it.each([
  [true, { status: 'planned', interpreter: 'Urdu', interpreterBooked: '' }],
  [false, { status: 'planned', interpreter: 'Urdu', interpreterBooked: 'Word of Mouth' }],
  [false, { status: 'planned', interpreter: '', interpreterBooked: '' }],
  [false, { status: 'attended', interpreter: 'Urdu', interpreterBooked: '' }],
])('an interpreter is missing: %s', (is, planned) => {
  expect(isInterpreterMissing(planned)).toBe(is);
});
