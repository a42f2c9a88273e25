import type { LanguageKey } from '../../../../shared/words/language.ts';

/** The other languages of the site, as staff call them. */
export const otherLanguages: Readonly<Record<Exclude<LanguageKey, 'en'>, string>> = {
  ur: 'Urdu',
  pa: 'Punjabi',
  bn: 'Bengali',
  gu: 'Gujarati',
  hi: 'Hindi',
  ar: 'Arabic',
};

/** The language of a form of the site, for staff; blank for English. */
export const describeWrittenIn = (writtenIn: LanguageKey | undefined): string =>
  writtenIn === undefined || writtenIn === 'en' ? '' : `Written in ${otherLanguages[writtenIn]}`;
