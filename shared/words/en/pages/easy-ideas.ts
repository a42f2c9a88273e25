import { overridable } from '../../overrides.ts';
import type { EasyIdea } from './easy-read.ts';

const services: readonly EasyIdea[] = [
  {
    picture: 'people',
    title: 'Who we are',
    text: ['We help people in Leeds.', 'Our help is free.', 'We speak many languages.'],
  },
  {
    picture: 'home',
    title: 'Rahat',
    text: [
      'Rahat is for women and girls.',
      'You can sew. You can learn English.',
      'You can talk to a woman about your worries.',
      'We can help if you are not safe at home.',
    ],
  },
  {
    picture: 'talk',
    title: 'Counselling',
    text: [
      'Counselling means talking.',
      'You talk to one person. This person listens.',
      'You meet each week, up to 12 times.',
      'You can meet in our room, by phone or by video.',
    ],
  },
  {
    picture: 'garden',
    title: 'Yaarana',
    text: [
      'Yaarana is for men over 50 with a learning disability.',
      'You come in the day. You make friends.',
      'You can garden, cook and play games.',
      'Our minibus can fetch you.',
    ],
  },
  {
    picture: 'together',
    title: 'Cancer buddying',
    text: [
      'This is for people with cancer, and for their family.',
      'A buddy goes with you.',
      'Your buddy knows what it is like.',
    ],
  },
];

const contact: readonly EasyIdea[] = [
  {
    picture: 'phone',
    title: 'Ring us',
    text: ['You can ring us.', 'Our number is {phone}.', 'We answer {hours}.'],
  },
  {
    picture: 'letter',
    title: 'Write to us',
    text: ['You can send an email to {email}.', 'You can write in your own language.'],
  },
  {
    picture: 'home',
    title: 'Visit us',
    text: ['You can come to our house.', 'It is at {address}.'],
  },
  {
    picture: 'clock',
    title: 'We can ring you',
    text: ['You give us your number.', 'You say when it is safe.', 'We ring you at that time.'],
  },
];

/** What the privacy page says, shortly: `docs/privacy.md` has of each sentence which one of that page it is. */
const privacy: readonly EasyIdea[] = [
  {
    picture: 'lock',
    title: 'Who can see it',
    text: ['Only people who work here and need it.', 'We write down who looks.'],
  },
  {
    picture: 'phone',
    title: 'How we reach you',
    text: ['We ask how it is safe to reach you.', 'Do you not tell us? Then we ring. We leave no message.'],
  },
  {
    picture: 'talk',
    title: 'Who we tell',
    text: [
      'We tell others if you say yes.',
      'We tell others if the law says so.',
      'We tell others if somebody is in danger.',
    ],
  },
  {
    picture: 'clock',
    title: 'How long we keep it',
    text: ['We keep messages for 6 months.', 'We keep your record for 20 years after the last time we met.'],
  },
  {
    picture: 'write',
    title: 'What you can ask',
    text: [
      'You can ask for a copy.',
      'You can ask us to put mistakes right.',
      'You can ask us to delete something.',
      'Write to {write}. We answer in a month.',
    ],
  },
];

/** The ideas of the easy read pages that ask nothing: each page loads these, and the short referral does without. */
export const easyIdeas = overridable('en/pages/easy-ideas', { services, contact, privacy });
