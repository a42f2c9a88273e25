import { referralGroups } from '../intake/referral-form.ts';
import { blankAnswers, type Fields, yesNo } from '../kernel/forms/field.ts';

/**
 * Questions about how somebody can be reached, understood and spoken with, as the NHS Accessible Information Standard
 * requires. Only staff ask them: the questions of the site's forms are enough for a first conversation.
 */
const communicationFields = {
  contactWay: {
    kind: 'text',
    label: 'How best to get in touch, where a plain call or letter is of no use',
    hint: 'For example: Relay UK, texts only, a video call in BSL, through their support worker.',
  },
  professionals: {
    kind: 'choices',
    label: 'Who has to be there, so that they can take part',
    choices: [
      { id: 'signLanguage', label: 'British Sign Language interpreter' },
      { id: 'lipspeaker', label: 'Lipspeaker' },
      { id: 'speechToText', label: 'Speech-to-text reporter' },
      { id: 'deafblind', label: 'Deafblind communicator guide' },
      { id: 'advocate', label: 'Advocate' },
    ],
  },
  workerGender: {
    kind: 'choice',
    label: 'Whom they would rather see',
    choices: [
      { id: 'woman', label: 'A woman' },
      { id: 'man', label: 'A man' },
      { id: 'any', label: 'Anybody' },
    ],
  },
  mayShare: {
    kind: 'choice',
    label: 'May we pass these needs on to others who help them?',
    choices: yesNo,
  },
} as const satisfies Fields;

const { referralCommunication } = referralGroups;

/** The groups of a record: those of the public form, and those of staff. */
export const recordQuestions = {
  ...referralGroups,
  referralCommunication: {
    ...referralCommunication,
    fields: { ...referralCommunication.fields, ...communicationFields },
  },
} as const;

/** Blank answers to the questions of staff, for a referral. */
export const nothingAdded = blankAnswers(communicationFields);
