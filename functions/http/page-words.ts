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

/** How a function finds the words of a language: its own only, where nobody sends it a form in another one. */
export type FindWords = {
  /** The words of a language that the site speaks, loaded when it is first asked for; of another one, the English ones. */
  wordsIn: (key: LanguageKey) => Promise<PageWords>;
  /** The words of a language if they are there already, as the English ones always are. */
  loadedWords: (key: LanguageKey) => PageWords | undefined;
};

export const inEnglish: FindWords = { wordsIn: async () => englishWords, loadedWords: () => englishWords };
