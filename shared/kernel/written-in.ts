import { type LanguageKey, languageKeys } from '../words/language.ts';
import { oneOf } from './text.ts';

/** The language of the form that was filled in. Absent for English, and for all older items. */
export const writtenIn = oneOf(languageKeys).optional();

/** The query of a call from a form of the site: the language of that form, and of the answer. */
export const formLanguage = {
  language: oneOf(languageKeys, 'Please send this from one of the pages of our site.').default('en'),
};

/** The stored language of a form: absent for English. */
export const storedLanguage = (language: LanguageKey): { writtenIn?: LanguageKey } =>
  language === 'en' ? {} : { writtenIn: language };

/** The language as a client sends it: absent for English. */
export const languageQuery = (language: LanguageKey): { language?: LanguageKey } =>
  language === 'en' ? {} : { language };

/** The address to which a form of a language is posted. */
export const inFormLanguage = (path: string, language: LanguageKey): string =>
  language === 'en' ? path : `${path}?language=${language}`;
