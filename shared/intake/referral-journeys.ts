import type { Audience, ReferralQuestions } from './referral-form.ts';

const names = ['firstName', 'lastName'] as const;
const agreement = ['agreed', 'awareness'] as const;
const happening = {
  id: 'happening',
  pages: [{ referralContent: ['content'] }, { referralRiskAssessment: 'all' }],
} as const;

/**
 * The first questions of each audience, page by page: one question on each, or a small group. All others are optional and come
 * after them.
 */
export const referralJourneys = {
  me: [
    {
      id: 'you',
      pages: [
        { referralPersonalDetails: names },
        { referralPersonalDetails: ['phone'] },
        { referralSafeContact: ['methods'] },
      ],
    },
    happening,
  ],
  family: [
    { id: 'them', pages: [{ referralPersonalDetails: names }, { referralPersonalDetails: agreement }] },
    { id: 'you', pages: [{ referralReferrer: ['firstName', 'phone'] }] },
    happening,
  ],
  client: [
    { id: 'you', pages: [{ referralReferrer: names }, { referralReferrer: ['role', 'email'] }] },
    {
      id: 'them',
      pages: [
        { referralPersonalDetails: names },
        { referralPersonalDetails: ['dob', 'phone', 'nhsNumber'] },
        { referralPersonalDetails: agreement },
      ],
    },
    happening,
  ],
} as const satisfies Record<Audience, readonly { id: string; pages: readonly ReferralQuestions[] }[]>;
