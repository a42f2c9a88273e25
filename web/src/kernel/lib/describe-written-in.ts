import type { LanguageKey } from '../../../../shared/words/language.ts';

const names: Readonly<Record<Exclude<LanguageKey, 'en'>, string>> = {
  ur: 'Urdu',
  pa: 'Punjabi',
  bn: 'Bengali',
  gu: 'Gujarati',
  hi: 'Hindi',
  ar: 'Arabic',
};

/** The language of a form of the site, for staff; blank for English. */
export const describeWrittenIn = (writtenIn: LanguageKey | undefined): string =>
  writtenIn === undefined || writtenIn === 'en' ? '' : `Written in ${names[writtenIn]}`;
