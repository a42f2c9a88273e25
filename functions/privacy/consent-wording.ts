import type { ConsentWording } from '../../shared/privacy/consent.ts';
import { consentWords as ar } from '../../shared/words/ar/consent.ts';
import { consentWords as bn } from '../../shared/words/bn/consent.ts';
import { consentWords as en } from '../../shared/words/en/consent.ts';
import { consentWords as gu } from '../../shared/words/gu/consent.ts';
import { consentWords as hi } from '../../shared/words/hi/consent.ts';
import type { LanguageKey } from '../../shared/words/language.ts';
import { consentWords as pa } from '../../shared/words/pa/consent.ts';
import { consentWords as ur } from '../../shared/words/ur/consent.ts';
import { tryLoadPublished } from '../kernel/site/load-published.ts';

const spoken = { ar, bn, en, gu, hi, pa, ur } as const satisfies Readonly<Record<LanguageKey, ConsentWording>>;

/** What patients are asked to agree to, in a language, as the organisation has published it last. */
export const readConsentWording = async (language: LanguageKey): Promise<ConsentWording> => {
  await tryLoadPublished(language);
  return spoken[language];
};
