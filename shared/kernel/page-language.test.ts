import { expect, it } from 'vitest';
import { languageKeys } from '../words/language.ts';
import { pageLanguageFor } from './page-language.ts';

it.each([
  ['the main language', { mainLanguage: ' Urdu', interpreterLanguage: 'Hindi', writtenIn: 'bn' }, 'ur'],
  ['its name in its own script', { mainLanguage: 'ਪੰਜਾਬੀ', interpreterLanguage: '' }, 'pa'],
  ['another spelling, with a dialect', { mainLanguage: 'Panjabi (Mirpuri)', interpreterLanguage: '' }, 'pa'],
  ['the first of several that the site speaks', { mainLanguage: 'Pashto, Urdu', interpreterLanguage: '' }, 'ur'],
  [
    'English where that is the main language',
    { mainLanguage: 'English', interpreterLanguage: '', writtenIn: 'ur' },
    'en',
  ],
  ['that of the interpreter', { mainLanguage: 'Sylheti', interpreterLanguage: 'Bengali' }, 'bn'],
  ['that of the referral', { mainLanguage: '', interpreterLanguage: '', writtenIn: 'ar' }, 'ar'],
  ['English where nothing is known', { mainLanguage: '', interpreterLanguage: '' }, 'en'],
  ['English where the site does not speak it', { mainLanguage: 'Polish', interpreterLanguage: '' }, 'en'],
] as const)('a page begins in %s', (_, person, language) => {
  expect(pageLanguageFor(person, languageKeys)).toBe(language);
});

it('a page begins in no language that the organisation has switched off', () => {
  expect(pageLanguageFor({ mainLanguage: 'Urdu', interpreterLanguage: 'Hindi' }, ['hi'])).toBe('hi');
});
