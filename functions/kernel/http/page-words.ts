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
import type { Language, LanguageKey, Words } from '../../../shared/words/language.ts';

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

/** The words of the API for a visitor, in one language. */
export type PageWords = Words<typeof english> & { readonly language: Language };

export const englishWords: PageWords = { ...english, language };

/** The words that a function may need: English only, where nobody sends it a form in another language. */
export type FindWords = {
  /** The words of a language of the site, loaded on first use; English for any other. */
  wordsIn: (key: LanguageKey) => Promise<PageWords>;
  /** The words of a language if they are loaded; the English ones always are. */
  loadedWords: (key: LanguageKey) => PageWords | undefined;
};

export const inEnglish: FindWords = { wordsIn: async () => englishWords, loadedWords: () => englishWords };
