import type { EasyPicture } from '../../easy-pictures.ts';
import { overridable } from '../../overrides.ts';

/** One idea: a drawing, and a few short sentences about it. */
export type EasyIdea = { readonly picture: EasyPicture; readonly title: string; readonly text: readonly string[] };

const referral: readonly EasyIdea[] = [
  {
    picture: 'write',
    title: 'This form',
    text: [
      'With this form you ask us for help.',
      'There are not many questions.',
      'Somebody can help you to fill it in.',
    ],
  },
  {
    picture: 'lock',
    title: 'We keep it safe',
    text: ['Only people who work here read it.', 'We get in touch only in a way that is safe for you.'],
  },
  {
    picture: 'clock',
    title: 'What happens then',
    text: ['We read it on the next working day.', 'Then we get in touch with you.'],
  },
];

/** Services, contact, privacy and the short referral, for people who find long sentences hard. */
export const easyRead = overridable('en/pages/easy-read', {
  pages: 'Easy read pages',
  whole: 'The same page with more words',
  urgent: {
    picture: 'help' as EasyPicture,
    title: 'Are you in danger now?',
    text: ['Do not wait for us.', 'Ring 999.', 'Do you feel very bad? Ring 111, then press 2.'],
  },
  services: {
    title: 'What we do: easy read',
    name: 'What we do',
    description: 'Our services in short sentences with drawings.',
  },
  contact: {
    title: 'How to reach us: easy read',
    name: 'How to reach us',
    description: 'How to reach us, in short sentences with drawings.',
    ringBack: 'Ask us to ring you',
  },
  privacy: {
    title: 'What we do with what you tell us: easy read',
    name: 'What you tell us',
    description: 'What we do with what you tell us, in short sentences with drawings.',
  },
  referral: {
    title: 'Ask for help: easy read',
    name: 'Ask for help',
    description: 'A short form to ask for help, in short sentences with drawings.',
    ideas: referral,
    form: 'Your answers',
    submit: 'Send',
    noConnection: 'It was not sent. Your answers are still here. Please try again.',
    questions: {
      referralPersonalDetails: {
        title: 'Who you are',
        hint: 'We need your two names and your number.',
        fields: {
          firstName: { label: 'What is your first name?' },
          lastName: { label: 'What is your last name?' },
          phone: { label: 'What is your phone number?', hint: '' },
        },
      },
      referralSafeContact: {
        title: 'Is it safe?',
        hint: '',
        fields: {
          methods: { label: 'How can we get in touch? Tick what is safe.', hint: '' },
          leaveMessage: { label: 'May we leave a message?', hint: '' },
        },
      },
      referralContent: {
        title: 'What is wrong',
        fields: { content: { label: 'What do you want help with?', hint: 'A few words are enough.' } },
      },
      referralRiskAssessment: {
        title: 'Are you safe?',
        hint: 'Tick what is true.',
        fields: {
          selfHarm: { label: 'I hurt myself, or I think about it' },
          domestic: { label: 'Somebody at home hurts me' },
          alone: { label: 'I live alone' },
        },
      },
    },
  },
} as const);
