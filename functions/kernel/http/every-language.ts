import { organisation } from '../../../shared/organisation/organisation.ts';
import type { LanguageKey } from '../../../shared/words/language.ts';
import { englishWords, type FindWords, type PageWords } from './page-words.ts';

// Each path is a literal, so that a function's bundle contains these files and no others of a language.
const load = async (key: LanguageKey): Promise<PageWords> =>
  Object.assign(
    {},
    ...(await Promise.all([
      import(`../../../shared/words/${key}/acknowledgement.ts`),
      import(`../../../shared/words/${key}/broken-page.ts`),
      import(`../../../shared/words/${key}/contact-form.ts`),
      import(`../../../shared/words/${key}/errors.ts`),
      import(`../../../shared/words/${key}/failures.ts`),
      import(`../../../shared/words/${key}/forms.ts`),
      import(`../../../shared/words/${key}/help-lines.ts`),
      import(`../../../shared/words/${key}/language.ts`),
      import(`../../../shared/words/${key}/layout.ts`),
      import(`../../../shared/words/${key}/messages.ts`),
      import(`../../../shared/words/${key}/pages/organisation.ts`),
      import(`../../../shared/words/${key}/referral-form.ts`),
      import(`../../../shared/words/${key}/referral-letters.ts`),
      import(`../../../shared/words/${key}/referral-sent.ts`),
      import(`../../../shared/words/${key}/referral-status.ts`),
      import(`../../../shared/words/${key}/ring-back-form.ts`),
    ])),
  );

const loaded = new Map<LanguageKey, PageWords>([['en', englishWords]]);

const loadedWords = (key: LanguageKey): PageWords | undefined => loaded.get(key);

/** The words of a language of the site, loaded on first use; English for any other. */
export const wordsIn = async (key: LanguageKey): Promise<PageWords> => {
  const spoken: readonly LanguageKey[] = organisation.languages;
  if (!spoken.includes(key)) return englishWords;
  const words = loaded.get(key) ?? (await load(key));
  loaded.set(key, words);
  return words;
};

export const inEveryLanguage: FindWords = { wordsIn, loadedWords };
