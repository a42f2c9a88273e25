import type { Language, LanguageKey } from './language.ts';

/** Every language with a folder of words. The organisation chooses which of them the site speaks. */
export const languages = {
  en: { key: 'en', id: 'en-GB', name: 'English', dir: 'ltr', review: { by: 'the organisation', on: '2026-11-22' } },
  ur: { key: 'ur', id: 'ur', name: 'اردو', dir: 'rtl' },
  pa: { key: 'pa', id: 'pa', name: 'ਪੰਜਾਬੀ', dir: 'ltr' },
  bn: { key: 'bn', id: 'bn', name: 'বাংলা', dir: 'ltr' },
  gu: { key: 'gu', id: 'gu', name: 'ગુજરાતી', dir: 'ltr' },
  hi: { key: 'hi', id: 'hi', name: 'हिन्दी', dir: 'ltr' },
  ar: { key: 'ar', id: 'ar', name: 'العربية', dir: 'rtl' },
} as const satisfies Readonly<Record<LanguageKey, Language>>;
