import type { Audience, ReferralQuestion } from './referral-form.ts';

/** The first questions of each audience: a few in a few steps. All others are folded below. */
export const referralJourneys = {
  me: [
    {
      id: 'you',
      questions: [
        'referralPersonalDetails.firstName',
        'referralPersonalDetails.lastName',
        'referralPersonalDetails.phone',
        'referralSafeContact.methods',
      ],
    },
    { id: 'happening', questions: ['referralContent.content', 'referralRiskAssessment'] },
  ],
  family: [
    {
      id: 'them',
      questions: [
        'referralPersonalDetails.firstName',
        'referralPersonalDetails.lastName',
        'referralPersonalDetails.agreed',
        'referralPersonalDetails.awareness',
      ],
    },
    { id: 'you', questions: ['referralReferrer.firstName', 'referralReferrer.phone'] },
    { id: 'happening', questions: ['referralContent.content', 'referralRiskAssessment'] },
  ],
  client: [
    {
      id: 'you',
      questions: [
        'referralReferrer.firstName',
        'referralReferrer.lastName',
        'referralReferrer.role',
        'referralReferrer.email',
      ],
    },
    {
      id: 'them',
      questions: [
        'referralPersonalDetails.firstName',
        'referralPersonalDetails.lastName',
        'referralPersonalDetails.dob',
        'referralPersonalDetails.phone',
        'referralPersonalDetails.nhsNumber',
        'referralPersonalDetails.agreed',
        'referralPersonalDetails.awareness',
      ],
    },
    { id: 'happening', questions: ['referralContent.content', 'referralRiskAssessment'] },
  ],
} as const satisfies Record<Audience, readonly { id: string; questions: readonly ReferralQuestion[] }[]>;
