import { contactForm } from '../../../shared/intake/contact-form.ts';
import { contactGroups } from '../../../shared/intake/contact-groups.ts';
import { referralForm } from '../../../shared/intake/public-referral.ts';
import { referralGroups } from '../../../shared/intake/referral-form.ts';
import { ringBackForm } from '../../../shared/intake/ring-back-form.ts';
import { ringBackGroups } from '../../../shared/intake/ring-back-groups.ts';
import { statusForm } from '../../../shared/intake/status-form.ts';
import { isAnsweredByApi } from '../../../shared/kernel/api-pages.ts';
import { conditionsInWords } from '../../../shared/kernel/forms/conditions.ts';
import type { PublicForm } from '../../../shared/kernel/forms/public-form.ts';
import { inWords } from '../../../shared/kernel/forms/wording.ts';
import { formLanguage, inFormLanguage } from '../../../shared/kernel/written-in.ts';
import { inLanguage } from '../../../shared/site/site-languages.ts';
import type { LanguageKey } from '../../../shared/words/language.ts';
import type { CallEvent } from './call-event.ts';
import type { PageWords } from './page-words.ts';

/** The language of the form that a request was sent from; English for anything else. */
export const languageOf = ({ found, queryStringParameters }: CallEvent): LanguageKey => {
  if (found?.call.query.language !== formLanguage.language) return 'en';
  const { success, data } = formLanguage.language.safeParse(queryStringParameters?.language);
  return success ? data : 'en';
};

type TranslatedForm = Pick<PublicForm, 'title' | 'submit' | 'groups'>;

/** Each public form by its page, in the words of a language. */
const forms: Readonly<Record<string, (words: PageWords) => TranslatedForm>> = {
  [contactForm.page]: ({ contactFormWords: words }) => ({ ...words, groups: inWords(contactGroups, words.groups) }),
  [ringBackForm.page]: ({ ringBackWords: words }) => ({ ...words, groups: inWords(ringBackGroups, words.groups) }),
  [referralForm.page]: ({ referralFormWords: words }) => ({ ...words, groups: inWords(referralGroups, words.groups) }),
  [statusForm.page]: ({ referralStatus: words }) => ({ ...words, groups: inWords(statusForm.groups, words.groups) }),
};

/** What is said where a form was sent and its sender is given a code. */
export const codeWordsOf = ({ page }: PublicForm, { referralSent, ringBackWords }: PageWords) =>
  page === ringBackForm.page ? ringBackWords : referralSent;

/** A form of the site with the labels and the next pages of a language, as they are now. */
export const formIn = (form: PublicForm, words: PageWords): PublicForm => {
  const { key } = words.language;
  const translated = forms[form.page]?.(words);
  if (!translated) return form;
  const { sentPage } = form;
  return {
    title: translated.title,
    submit: translated.submit,
    groups: conditionsInWords(translated.groups, words.forms),
    page: inLanguage(key, form.page),
    ...(sentPage !== undefined && {
      sentPage: isAnsweredByApi(sentPage) ? inFormLanguage(sentPage, key) : inLanguage(key, sentPage),
    }),
  };
};
