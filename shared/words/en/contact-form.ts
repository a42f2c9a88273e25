import { contactGroups } from '../../intake/contact-groups.ts';
import { wordsOf } from '../../kernel/forms/wording.ts';
import { overridable } from '../overrides.ts';

export const contactFormWords = overridable('en/contact-form', {
  title: 'Write to us',
  submit: 'Send',
  noConnection:
    'We could not reach our service. Your message is still here: please check your connection and send it again.',
  /** The questions: in English their words are with their fields. */
  groups: wordsOf(contactGroups),
} as const);
