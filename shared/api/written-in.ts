import { oneOf } from '../domain/text.ts';
import type { LanguageKey } from '../words/language.ts';
import { languages } from '../words/languages.ts';

const languageKeys = Object.keys(languages) as [LanguageKey, ...LanguageKey[]];

/** In which language of the site a form was filled in. Absent of what was written in English, and of all that is older. */
export const writtenIn = oneOf(languageKeys).optional();

/** The query of a call that a form of the site sends: the language of that form, and of the answer. */
export const formLanguage = {
  language: oneOf(languageKeys, 'Please send this from one of the pages of our site.').default('en'),
};

/** What is stored of the language of a form: nothing of English. */
export const storedLanguage = (language: LanguageKey): { writtenIn?: LanguageKey } =>
  language === 'en' ? {} : { writtenIn: language };

/** The same as a client asks for it: nothing of English. */
export const languageQuery = (language: LanguageKey): { language?: LanguageKey } =>
  language === 'en' ? {} : { language };

/** The address that a form of a language is posted to. */
export const inFormLanguage = (path: string, language: LanguageKey): string =>
  language === 'en' ? path : `${path}?language=${language}`;
