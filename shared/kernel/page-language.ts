import { type LanguageKey, languageKeys } from '../words/language.ts';
import { languages } from '../words/languages.ts';

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
