import { referralFormWords } from '#words/referral-form.ts';
import { sentReferralPath } from '../kernel/api-pages.ts';
import { conditionsInWords } from '../kernel/forms/conditions.ts';
import type { PublicForm } from '../kernel/forms/public-form.ts';
import { inWords } from '../kernel/forms/wording.ts';
import { referralGroups } from './referral-form.ts';

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
