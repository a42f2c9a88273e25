import { contactFormWords } from '#words/contact-form.ts';
import type { PublicForm } from '../kernel/forms/public-form.ts';
import { inWords } from '../kernel/forms/wording.ts';
import { contactGroups } from './contact-groups.ts';

/** The contact form in the language of the site. */
export const contactForm = {
  title: contactFormWords.title,
  page: '/contact',
  sentPage: '/contact/sent',
  submit: contactFormWords.submit,
  groups: inWords(contactGroups, contactFormWords.groups),
} as const satisfies PublicForm;
