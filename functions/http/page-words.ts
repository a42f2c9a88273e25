import { acknowledgement } from '#words/acknowledgement.ts';
import { brokenPage } from '#words/broken-page.ts';
import { contactFormWords } from '#words/contact-form.ts';
import { errorPages } from '#words/errors.ts';
import { failures } from '#words/failures.ts';
import { forms } from '#words/forms.ts';
import { helpLines } from '#words/help-lines.ts';
import { language } from '#words/language.ts';
import { layout } from '#words/layout.ts';
import { messages } from '#words/messages.ts';
import { organisationWords } from '#words/pages/organisation.ts';
import { referralFormWords } from '#words/referral-form.ts';
import { referralLetters } from '#words/referral-letters.ts';
import { referralSent } from '#words/referral-sent.ts';
import { referralStatus } from '#words/referral-status.ts';
import { ringBackWords } from '#words/ring-back-form.ts';
import { organisation } from '../../shared/organisation.ts';
import type { Language, LanguageKey, Words } from '../../shared/words/language.ts';

const english = {
  acknowledgement,
  brokenPage,
  contactFormWords,
  errorPages,
  failures,
  forms,
  helpLines,
  layout,
  messages,
  organisationWords,
  referralFormWords,
  referralLetters,
  referralSent,
  referralStatus,
  ringBackWords,
};

/** What the API says to a visitor, in one language. */
export type PageWords = Words<typeof english> & { readonly language: Language };

export const englishWords: PageWords = { ...english, language };

// Each address is written out, so that a function's bundle holds these files and no others of a language.
const load = async (key: LanguageKey): Promise<PageWords> =>
  Object.assign(
    {},
    ...(await Promise.all([
      import(`../../shared/words/${key}/acknowledgement.ts`),
      import(`../../shared/words/${key}/broken-page.ts`),
      import(`../../shared/words/${key}/contact-form.ts`),
      import(`../../shared/words/${key}/errors.ts`),
      import(`../../shared/words/${key}/failures.ts`),
      import(`../../shared/words/${key}/forms.ts`),
      import(`../../shared/words/${key}/help-lines.ts`),
      import(`../../shared/words/${key}/language.ts`),
      import(`../../shared/words/${key}/layout.ts`),
      import(`../../shared/words/${key}/messages.ts`),
      import(`../../shared/words/${key}/pages/organisation.ts`),
      import(`../../shared/words/${key}/referral-form.ts`),
      import(`../../shared/words/${key}/referral-letters.ts`),
      import(`../../shared/words/${key}/referral-sent.ts`),
      import(`../../shared/words/${key}/referral-status.ts`),
      import(`../../shared/words/${key}/ring-back-form.ts`),
    ])),
  );

const loaded = new Map<LanguageKey, PageWords>([['en', englishWords]]);

/** The words of a language if they are there already, as the English ones always are. */
export const loadedWords = (key: LanguageKey): PageWords | undefined => loaded.get(key);

/** The words of a language that the site speaks, loaded when it is first asked for; of another one, the English ones. */
export const wordsIn = async (key: LanguageKey): Promise<PageWords> => {
  const spoken: readonly LanguageKey[] = organisation.languages;
  if (!spoken.includes(key)) return englishWords;
  const words = loaded.get(key) ?? (await load(key));
  loaded.set(key, words);
  return words;
};
