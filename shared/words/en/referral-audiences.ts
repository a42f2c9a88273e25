import type { Audience, referralGroups, referralSections } from '../../intake/referral-form.ts';
import type { referralJourneys } from '../../intake/referral-journeys.ts';
import type { SomeWords } from '../../kernel/forms/wording.ts';
import { overridable } from '../overrides.ts';

type SectionId = (typeof referralSections)[number]['id'];
type StepId<For extends Audience> = (typeof referralJourneys)[For][number]['id'];
type AudienceWords<For extends Audience> = {
  readonly steps: Readonly<Record<StepId<For>, string>>;
  readonly sections: { readonly [Id in SectionId]?: string };
  readonly groups: SomeWords<typeof referralGroups>;
};

const safeContactHint =
  'Some people share a phone, or a front door. Tell us what is safe and we will keep to it. If you leave this blank we will ring, leave no message and not say who we are.';

const theirGroups = {
  referralProject: { title: 'The service they would like' },
  referralSafeContact: {
    title: 'How is it safe to contact them?',
    hint: safeContactHint,
    fields: { methods: { label: 'Safe ways to reach them', choices: { referrer: 'Through you' } } },
  },
  referralCommunication: {
    hint: 'So that the first conversation is one they can follow.',
    fields: {
      interpreter: { label: 'Do they need an interpreter?' },
      otherNeeds: { label: 'Anything else that helps them to talk with us' },
    },
  },
  referralRiskAssessment: {
    title: 'Their safety',
    hint: 'Tick what may be true for them now or was in the past. It helps us to plan a safe first meeting.',
    fields: {
      selfHarm: { label: 'Harming themselves, or thinking of it' },
      selfNeglect: { label: 'Not coping with looking after themselves' },
    },
  },
  referralContactDetails: { hint: 'Their next of kin or an emergency contact.' },
  referralCarerDetails: { title: 'Their carer' },
  referralGpDetails: { title: 'Their GP' },
  referralCpn: { title: 'Their care co-ordinator' },
  referralDemographics: { fields: { disability: { hint: 'In their own words, if you know them.' } } },
} as const;

/** The words of the referral form that differ by audience: who reads it, and who it is about. */
export const referralAudiences = overridable('en/referral-audiences', {
  me: {
    steps: { you: 'About you', happening: 'What is happening' },
    sections: { person: 'More about you' },
    groups: {
      referralPersonalDetails: {
        title: 'Your details',
        hint: 'A first name, a last name and one way to reach you are all we must have.',
        fields: {
          cpa: { label: 'Are you under the Care Programme Approach (CPA)?' },
          employed: { label: 'Your work' },
          idType: { label: 'ID documents that you can show us' },
        },
      },
      referralSafeContact: {
        fields: { methods: { choices: { referrer: 'Through somebody who helps me with this form' } } },
      },
      referralCommunication: {
        fields: {
          interpreter: { label: 'Do you need an interpreter?' },
          formats: { label: 'How you would like letters and leaflets' },
        },
      },
      referralContent: {
        fields: {
          content: { label: 'What is happening?', hint: 'As much or as little as you like, in any language.' },
        },
      },
      referralRiskAssessment: {
        title: 'Your safety',
        hint: 'Tick what is true for you now or was in the past. It helps us to plan a safe first meeting.',
        fields: {
          selfHarm: { label: 'Harming yourself, or thinking of it' },
          selfNeglect: { label: 'Not coping with looking after yourself' },
        },
      },
      referralContactDetails: {
        hint: 'Your next of kin or an emergency contact.',
        fields: { awareness: { label: 'If they do not know that you are asking us, why not?' } },
      },
      referralCarerDetails: { title: 'Your carer' },
      referralGpDetails: {
        title: 'Your GP',
        fields: { awareness: { label: 'If your GP does not know that you are asking us, why not?' } },
      },
      referralCpn: {
        title: 'Your care co-ordinator',
        fields: { awareness: { label: 'If they do not know that you are asking us, why not?' } },
      },
      referralOtherAgencies: { title: 'Others who are helping you' },
    },
  },
  family: {
    steps: { them: 'About the person', you: 'About you', happening: 'What is happening' },
    sections: { person: 'More about the person', referrer: 'More about you' },
    groups: {
      ...theirGroups,
      referralPersonalDetails: {
        title: 'The person who needs support',
        hint: 'Their first and last name, and one way to reach them or you, are all we must have.',
        fields: {
          firstName: { label: 'Their first name' },
          lastName: { label: 'Their last name' },
          agreed: { label: 'Do they know that you are asking us, and agree?' },
          awareness: { label: 'Why can they not know, or not agree?' },
          cpa: { label: 'Are they under the Care Programme Approach (CPA)?' },
          employed: { label: 'Their work' },
        },
      },
      referralReferrer: {
        title: 'You',
        fields: {
          firstName: { label: 'Your first name' },
          lastName: { label: 'Your last name' },
          role: { label: 'How you know them' },
          phone: { label: 'Your phone' },
          email: { label: 'Your email' },
          fax: { label: 'Your fax' },
          address: { label: 'Your address' },
          postcode: { label: 'Your postcode' },
          dob: { label: 'Your date of birth' },
        },
      },
      referralContent: {
        fields: {
          content: { label: 'What is happening?', hint: 'As much or as little as you like, in any language.' },
        },
      },
    },
  },
  client: {
    steps: { you: 'Who is referring', them: 'Your patient or client', happening: 'What is happening' },
    sections: { person: 'More about the person', referrer: 'More about you' },
    groups: {
      ...theirGroups,
      referralPersonalDetails: {
        title: 'The person who needs support',
        hint: 'Their first and last name, and one way to reach them or you, are all we must have.',
        fields: {
          firstName: { label: 'Their first name' },
          lastName: { label: 'Their last name' },
          dob: { label: 'Their date of birth' },
          phone: { label: 'Their phone' },
          nhsNumber: { label: 'Their NHS number' },
          agreed: { label: 'Has the person agreed to this referral?' },
          cpa: { label: 'Are they under the Care Programme Approach (CPA)?' },
          employed: { label: 'Their work' },
        },
      },
      referralReferrer: {
        title: 'You',
        fields: {
          firstName: { label: 'Your first name' },
          lastName: { label: 'Your last name' },
          role: { label: 'Your role and organisation' },
          phone: { label: 'Your phone' },
          email: { label: 'Your email' },
          fax: { label: 'Your fax' },
          address: { label: 'Your address' },
          postcode: { label: 'Your postcode' },
          dob: { label: 'Your date of birth' },
        },
      },
    },
  },
} as const satisfies { readonly [For in Audience]: AudienceWords<For> });
