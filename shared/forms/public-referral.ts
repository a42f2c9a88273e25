import { referralFormWords } from '#words/referral-form.ts';
import { sentReferralPath } from '../api-pages.ts';
import { conditionsInWords } from './conditions.ts';
import type { PublicForm } from './public-form.ts';
import { referralGroups } from './referral-form.ts';
import { inWords } from './wording.ts';

/** The questions of a referral in the language of the site. */
export const publicReferralGroups = inWords(referralGroups, referralFormWords.groups);

/** The form as it is sent without scripts. */
export const referralForm = {
  title: referralFormWords.title,
  page: '/referrals',
  sentPage: sentReferralPath,
  submit: referralFormWords.submit,
  groups: conditionsInWords(publicReferralGroups),
} as const satisfies PublicForm;
