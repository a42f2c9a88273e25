import { referralGroups, referralSections } from '../../intake/referral-form.ts';
import { wordsOf } from '../../kernel/forms/wording.ts';
import { overridable } from '../overrides.ts';

type SectionId = (typeof referralSections)[number]['id'];

export const referralFormWords = overridable('en/referral-form', {
  title: 'Referral Form',
  submit: 'Save',
  /** The sections of the form: in English their words, like those of the questions, are with their fields. */
  sections: Object.fromEntries(referralSections.map(({ id, title }) => [id, title])) as Record<SectionId, string>,
  groups: wordsOf(referralGroups),
} as const);
