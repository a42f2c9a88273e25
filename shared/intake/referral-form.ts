import { withConditions } from '../kernel/forms/conditions.ts';
import { type Group, type ListGroup, yesNo } from '../kernel/forms/field.ts';
import { serviceChoices } from '../organisation/services.ts';
import { safeContact } from '../patients/safe-contact.ts';

// The referral form as data. The schema of the API, the screens, the printed form and the tables of answers are made
// from it: add a field here and nowhere else.

const preferNotToSay = { id: 'unstated', label: 'Prefer not to say' } as const;

const firstName = { kind: 'text', label: 'First name', maxLength: 100 } as const;
const lastName = { kind: 'text', label: 'Last name', maxLength: 100 } as const;
const address = { kind: 'long-text', label: 'Address', maxLength: 500 } as const;
const postcode = { kind: 'text', label: 'Postcode', maxLength: 12 } as const;
const phone = { kind: 'phone', label: 'Phone', maxLength: 30 } as const;
const email = { kind: 'email', label: 'Email', maxLength: 254 } as const;
const fax = { kind: 'phone', label: 'Fax', maxLength: 30 } as const;

const forSomebodyElse = { question: 'referralAudience.audience', is: ['family', 'client'] } as const;

const referralAudience = {
  title: 'About this form',
  forStaff: { title: 'Who asked' },
  fields: {
    audience: {
      kind: 'choice',
      label: 'Who is this for?',
      hint: 'We then ask only what we need to know from you first.',
      forStaff: { label: 'Who filled in the form', hint: '' },
      choices: [
        { id: 'me', label: 'Me', forStaff: { label: 'The person themselves' } },
        {
          id: 'family',
          label: 'Somebody in my family, or a friend',
          forStaff: { label: 'Somebody in the family, or a friend' },
        },
        { id: 'client', label: 'A patient or client of mine', forStaff: { label: 'A professional' } },
      ],
    },
  },
} as const satisfies Group;

const referralProject = {
  title: 'The service you would like',
  forStaff: { title: 'The service' },
  fields: {
    project: {
      kind: 'choice',
      label: 'Which service is this for?',
      hint: 'Leave this blank if you are not sure. We will work it out with you.',
      forStaff: { hint: 'Leave this blank if it is not clear yet.' },
      get choices() {
        return serviceChoices();
      },
      named: true,
      open: true,
    },
  },
} as const satisfies Group;

const referralPersonalDetails = {
  title: 'The person who needs support',
  hint: 'If this is for you, these are your own details. A first name, a last name and one way to reach you are all we must have.',
  forStaff: { hint: 'A first and a last name are all that must be there.' },
  fields: {
    firstName: { ...firstName, autoComplete: 'given-name' },
    lastName: { ...lastName, autoComplete: 'family-name' },
    dob: { kind: 'date', label: 'Date of birth', autoComplete: 'bday' },
    dateOfBirth: { kind: 'date', label: 'Date of birth', sameAs: 'dob' },
    phone: { ...phone, autoComplete: 'home tel' },
    mobile: { kind: 'phone', label: 'Mobile', maxLength: 30, autoComplete: 'mobile tel' },
    email: { ...email, autoComplete: 'email' },
    address: { ...address, autoComplete: 'street-address' },
    postcode: { ...postcode, autoComplete: 'postal-code' },
    nhsNumber: {
      kind: 'nhs-number',
      label: 'NHS number',
      hint: 'Ten digits, if you have it at hand.',
      forStaff: { hint: 'Ten digits.' },
      maxLength: 20,
    },
    agreed: {
      kind: 'choice',
      label: 'Has the person agreed to this referral?',
      choices: yesNo,
      showWhen: forSomebodyElse,
    },
    awareness: {
      kind: 'long-text',
      showWhen: { question: 'referralPersonalDetails.agreed', is: ['no'] },
      label: 'If the person does not know about this referral, why not?',
      maxLength: 1000,
    },
    idType: {
      kind: 'text',
      label: 'ID documents seen',
      hint: 'A passport, a utility bill and DWP documents are necessary for registration on to courses.',
    },
    cpa: { kind: 'choice', label: 'Under the Care Programme Approach (CPA)?', choices: yesNo },
    employed: {
      kind: 'choice',
      label: 'Work',
      choices: [
        { id: 'employed', label: 'Employed' },
        { id: 'unemployed', label: 'Unemployed' },
      ],
    },
  },
} as const satisfies Group;

const referralCommunication = {
  title: 'Language and format',
  hint: 'So that the first conversation is one you can follow.',
  forStaff: { hint: 'So that the first conversation is one they can follow.' },
  fields: {
    interpreter: { kind: 'choice', label: 'Is an interpreter needed?', choices: yesNo },
    interpreterLanguage: { kind: 'text', label: 'Language or dialect for the interpreter', maxLength: 100 },
    formats: {
      kind: 'choices',
      label: 'Preferred format of letters and leaflets',
      choices: [
        { id: 'largePrint', label: 'Large print' },
        { id: 'easyRead', label: 'Easy read' },
        { id: 'audio', label: 'Audio or voice message' },
        { id: 'signed', label: 'British Sign Language' },
        { id: 'braille', label: 'Braille' },
      ],
    },
    otherNeeds: {
      kind: 'text',
      label: 'Anything else that helps you to talk with us',
      hint: 'For example: a woman to speak to, lip reading, somebody to come along.',
      forStaff: { label: 'Anything else that helps them to talk with us' },
    },
  },
} as const satisfies Group;

const referralDemographics = {
  title: 'Background',
  hint: 'These help us to see who we reach and who we miss. They never decide whether somebody gets support.',
  fields: {
    ethnicity: {
      kind: 'choice',
      label: 'Ethnicity',
      // The groups of the census of England and Wales of 2021, and the answers that older records have.
      choices: [
        { id: 'indian', label: 'Indian' },
        { id: 'pakistani', label: 'Pakistani' },
        { id: 'bangladeshi', label: 'Bangladeshi' },
        { id: 'chinese', label: 'Chinese' },
        { id: 'otherAsian', label: 'Any other Asian background' },
        { id: 'african', label: 'African' },
        { id: 'caribbean', label: 'Caribbean' },
        { id: 'black', label: 'Black, or any other Black' },
        { id: 'arab', label: 'Arab' },
        { id: 'whiteBritish', label: 'White British' },
        { id: 'irish', label: 'White Irish' },
        { id: 'gypsy', label: 'Gypsy or Irish Traveller' },
        { id: 'roma', label: 'Roma' },
        { id: 'white', label: 'White, or any other White' },
        { id: 'mixedAsian', label: 'Mixed: White and Asian' },
        { id: 'mixedAfrican', label: 'Mixed: White and Black African' },
        { id: 'mixedCaribbean', label: 'Mixed: White and Black Caribbean' },
        { id: 'mixedBlack', label: 'Mixed: White and Black' },
        { id: 'mixedOther', label: 'Any other mixed background' },
        { id: 'anyOther', label: 'Any other ethnic group' },
        preferNotToSay,
      ],
    },
    gender: {
      kind: 'choice',
      label: 'Gender',
      choices: [
        { id: 'woman', label: 'Woman or girl' },
        { id: 'man', label: 'Man or boy' },
        { id: 'other', label: 'In another way' },
        preferNotToSay,
      ],
    },
    religion: { kind: 'text', label: 'Religion or belief', maxLength: 100 },
    language: { kind: 'text', label: 'Main language', maxLength: 100, autoComplete: 'language' },
    sexuality: {
      kind: 'choice',
      label: 'Sexuality',
      choices: [
        { id: 'heterosexual', label: 'Heterosexual or straight' },
        { id: 'homosexual', label: 'Gay or lesbian' },
        { id: 'bisexual', label: 'Bisexual' },
        { id: 'other', label: 'Other' },
        preferNotToSay,
      ],
    },
    disability: {
      kind: 'text',
      label: 'Disability',
      hint: 'In your own words.',
      forStaff: { hint: 'In their own words.' },
    },
    maritalStatus: {
      kind: 'choice',
      label: 'Marital status',
      choices: [
        { id: 'single', label: 'Single' },
        { id: 'married', label: 'Married' },
        { id: 'cohabiting', label: 'Living with a partner' },
        { id: 'seperated', label: 'Separated' },
        { id: 'divorced', label: 'Divorced' },
        { id: 'widowed', label: 'Widowed' },
        preferNotToSay,
      ],
    },
    legalStatus: {
      kind: 'text',
      label: 'Legal status',
      hint: 'For example: British citizen, settled status, asking for asylum. Support does not depend on it.',
    },
  },
} as const satisfies Group;

const referralContactDetails = {
  title: 'Somebody else we may contact',
  hint: 'Next of kin or an emergency contact.',
  fields: {
    firstName,
    lastName,
    relationship: { kind: 'text', label: 'Relationship', hint: 'For example: sister, neighbour.', maxLength: 100 },
    phone,
    address,
    postcode,
    awareness: { kind: 'long-text', label: 'If they do not know about this referral, why not?', maxLength: 1000 },
  },
} as const satisfies Group;

const referralCarerDetails = {
  title: 'Carer',
  hint: 'Leave this blank if the carer is already the other contact.',
  fields: { firstName, lastName, phone, address, postcode },
} as const satisfies Group;

const referralGpDetails = {
  title: 'GP',
  fields: {
    firstName,
    lastName,
    address: { ...address, label: 'Surgery and its address' },
    postcode,
    phone,
    fax,
    awareness: { kind: 'long-text', label: 'If the GP does not know about this referral, why not?', maxLength: 1000 },
  },
} as const satisfies Group;

const referralCpn = {
  title: 'Care co-ordinator',
  hint: 'A care co-ordinator, community psychiatric nurse or social worker, if there is one.',
  fields: {
    firstName,
    lastName,
    relationship: { kind: 'text', label: 'Their role', maxLength: 100 },
    phone,
    fax,
    address,
    postcode,
    dob: { kind: 'date', label: 'Date of birth', hint: 'Only if their organisation asks for it.' },
    awareness: { kind: 'long-text', label: 'If they do not know about this referral, why not?', maxLength: 1000 },
  },
} as const satisfies Group;

const referralReferrer = {
  title: 'The person who is referring',
  showWhen: forSomebodyElse,
  forStaff: { hint: 'Leave this blank if they came by themselves.' },
  fields: {
    firstName,
    lastName,
    role: { kind: 'text', label: 'Role and organisation', maxLength: 200 },
    phone,
    email,
    fax,
    address,
    postcode,
    dob: {
      kind: 'date',
      label: 'Date of birth',
      hint: 'Only if your organisation asks for it.',
      forStaff: { hint: 'Only if their organisation asks for it.' },
    },
  },
} as const satisfies Group;

const referralContent = {
  title: 'Why now',
  fields: {
    content: {
      kind: 'long-text',
      label: 'Reason for the referral',
      hint: 'As much or as little as you like. It helps to know what has happened so far, any contact with mental health services, physical difficulties, medication and any diagnosis.',
      forStaff: {
        hint: 'What has happened so far, any contact with mental health services, physical difficulties, medication and any diagnosis.',
      },
      maxLength: 10_000,
    },
  },
} as const satisfies Group;

const referralRiskAssessment = {
  title: 'Safety',
  hint: 'Tick what may be true now or was in the past. It helps us to plan a safe first meeting.',
  fields: {
    // Answers that mean danger come first, followed by who helps: `dangerTicks`.
    selfHarm: { kind: 'tick', label: 'Self-harm' },
    domestic: { kind: 'tick', label: 'Violence or control at home' },
    selfExploited: { kind: 'tick', label: 'Being used or exploited by somebody' },
    aggression: { kind: 'tick', label: 'Anger or aggression towards others' },
    selfNeglect: { kind: 'tick', label: 'Not coping with looking after oneself' },
    criminal: { kind: 'tick', label: 'Trouble with the law' },
    alone: { kind: 'tick', label: 'Living alone or cut off from others' },
  },
} as const satisfies Group;

const referralOtherAgencies = {
  title: 'Others who are helping',
  hint: 'A hospital team, a school, a solicitor, a mosque or gurdwara: one on each line.',
  line: { kind: 'text', label: 'Organisation or person', maxLength: 200 },
  initialItems: 2,
  maxItems: 20,
} as const satisfies ListGroup;

/** Every group of a referral, in reading order. */
export const referralGroups = withConditions({
  referralAudience,
  referralProject,
  referralPersonalDetails,
  referralSafeContact: safeContact,
  referralCommunication,
  referralContent,
  referralRiskAssessment,
  referralReferrer,
  referralContactDetails,
  referralCarerDetails,
  referralGpDetails,
  referralCpn,
  referralOtherAgencies,
  referralDemographics,
});
type ReferralGroups = typeof referralGroups;
export type ReferralGroupName = keyof ReferralGroups;

/** The sections of the form, in order. */
export const referralSections = [
  { id: 'start', title: 'Start here', groups: ['referralAudience'] },
  { id: 'person', title: 'Who needs support', groups: ['referralProject', 'referralPersonalDetails'] },
  { id: 'contact', title: 'Safe contact and language', groups: ['referralSafeContact', 'referralCommunication'] },
  { id: 'reason', title: 'What is happening', groups: ['referralContent', 'referralRiskAssessment'] },
  { id: 'referrer', title: 'Who is referring', groups: ['referralReferrer'] },
  { id: 'family', title: 'Family and carers', groups: ['referralContactDetails', 'referralCarerDetails'] },
  { id: 'team', title: 'Others who help', groups: ['referralGpDetails', 'referralCpn', 'referralOtherAgencies'] },
  { id: 'background', title: 'Background', groups: ['referralDemographics'] },
] as const satisfies readonly { id: string; title: string; groups: readonly ReferralGroupName[] }[];

type FieldOf<Group> = Group extends { readonly fields: infer F } ? keyof F & string : never;
/** Some questions of groups, or all of them. */
export type ReferralQuestions = {
  readonly [Name in ReferralGroupName]?: 'all' | readonly FieldOf<ReferralGroups[Name]>[];
};
export type Audience = (typeof referralAudience.fields.audience.choices)[number]['id'];

/** Any one of these is a way to reach the person or the referrer. */
export const waysToReach = [
  ['referralPersonalDetails', 'phone'],
  ['referralPersonalDetails', 'mobile'],
  ['referralPersonalDetails', 'email'],
  ['referralPersonalDetails', 'address'],
  ['referralReferrer', 'phone'],
  ['referralReferrer', 'email'],
  ['referralReferrer', 'address'],
] as const;
