import { ringBackWords } from '#words/ring-back-form.ts';
import type { PublicForm } from '../kernel/forms/public-form.ts';
import { inWords } from '../kernel/forms/wording.ts';
import { ringBackGroups } from './ring-back-groups.ts';

/** The ring-back form in the language of the site. */
export const ringBackForm = {
  title: ringBackWords.title,
  page: '/ring-me-back',
  sentPage: '/contact/sent',
  submit: ringBackWords.submit,
  groups: inWords(ringBackGroups, ringBackWords.groups),
} as const satisfies PublicForm;
