import type { Audience, ReferralQuestions } from './referral-form.ts';

const names = ['firstName', 'lastName'] as const;
const happening = {
  id: 'happening',
  questions: { referralContent: ['content'], referralRiskAssessment: 'all' },
} as const;

/** The first questions of each audience: a few in a few steps. All others are folded below. */
export const referralJourneys = {
  me: [
    {
      id: 'you',
      questions: { referralPersonalDetails: [...names, 'phone'], referralSafeContact: ['methods'] },
    },
    happening,
  ],
  family: [
    { id: 'them', questions: { referralPersonalDetails: [...names, 'agreed', 'awareness'] } },
    { id: 'you', questions: { referralReferrer: ['firstName', 'phone'] } },
    happening,
  ],
  client: [
    { id: 'you', questions: { referralReferrer: [...names, 'role', 'email'] } },
    {
      id: 'them',
      questions: { referralPersonalDetails: [...names, 'dob', 'phone', 'nhsNumber', 'agreed', 'awareness'] },
    },
    happening,
  ],
} as const satisfies Record<Audience, readonly { id: string; questions: ReferralQuestions }[]>;
