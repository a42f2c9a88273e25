import type { LanguageKey } from '../../../shared/words/language.ts';

const names: Readonly<Record<Exclude<LanguageKey, 'en'>, string>> = {
  ur: 'Urdu',
  pa: 'Punjabi',
  bn: 'Bengali',
  gu: 'Gujarati',
  hi: 'Hindi',
  ar: 'Arabic',
};

/** In which language of the site something was written, for staff; blank of what was written in English. */
export const describeWrittenIn = (writtenIn: LanguageKey | undefined): string =>
  writtenIn === undefined || writtenIn === 'en' ? '' : `Written in ${names[writtenIn]}`;
