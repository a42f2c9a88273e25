import { referralGroups, referralSections } from '../../forms/referral-form.ts';
import { wordsOf } from '../../forms/wording.ts';

type SectionId = (typeof referralSections)[number]['id'];

export const referralFormWords = {
  title: 'Referral Form',
  submit: 'Save',
  /** The parts that the form is sewn from: in English, as the questions, they stand with their fields. */
  sections: Object.fromEntries(referralSections.map(({ id, title }) => [id, title])) as Record<SectionId, string>,
  groups: wordsOf(referralGroups),
} as const;
