import { type LanguageKey, languageKeys } from '../words/language.ts';
import { languages } from '../words/languages.ts';
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

type Person = {
  readonly mainLanguage: string;
  readonly interpreterLanguage: string;
  /** The language in which their referral was written. */
  readonly writtenIn?: LanguageKey | undefined;
};

/** The names that staff and people write in English; each language is also known by its name in its own script. */
const englishNames: Readonly<Record<LanguageKey, readonly string[]>> = {
  en: ['english'],
  ur: ['urdu'],
  pa: ['punjabi', 'panjabi'],
  bn: ['bengali', 'bangla'],
  gu: ['gujarati'],
  hi: ['hindi'],
  ar: ['arabic'],
};

const keyOf = (word: string): LanguageKey | undefined =>
  languageKeys.find((key) => englishNames[key].includes(word) || languages[key].name === word);

const readKeys = (typed: string): LanguageKey[] =>
  typed
    .toLocaleLowerCase('en-GB')
    .split(/[\s,;/()]+/)
    .flatMap((word) => keyOf(word) ?? []);

/**
 * The language in which a page for a person begins: their main one, else that of their interpreter, else that of the
 * referral; English where the site speaks none of them.
 */
export const pageLanguageFor = (
  { mainLanguage, interpreterLanguage, writtenIn }: Person,
  siteSpeaks: readonly LanguageKey[],
): LanguageKey =>
  [...readKeys(mainLanguage), ...readKeys(interpreterLanguage), ...(writtenIn ? [writtenIn] : [])].find(
    (key) => key === 'en' || siteSpeaks.includes(key),
  ) ?? 'en';
