import { countOf, sessionPolicy } from '../../../kernel/session-policy.ts';
import { overridable } from '../../overrides.ts';

/**
 * The policy, part by part. It may say only what the product does. A part is paragraphs and lists in order; `{write}`,
 * `{complain}` and `{phone}` stand for links, `{legalName}` and `{address}` for the organisation's.
 */
export const privacy = overridable('en/pages/privacy', {
  title: 'Privacy Policy',
  description: 'What we ask, why we ask it, who can see it, how long we keep it and what you can ask us to do.',
  lead: 'What you tell us is yours. Here is what we do with it, in plain words.',
  onThisPage: 'On this page',
  changed: '{legalName} last changed this page on 30 November 2026.',
  phone: 'what a phone keeps of your visit, and how to take it out',
  complain: 'complain to the Information Commissioner’s Office',
  next: {
    title: 'Still unsure?',
    text: 'Ask us before you tell us anything. You do not have to give your real name to ask a question.',
    link: 'Contact us',
  },
  parts: {
    'who-we-are': {
      title: 'Who we are',
      start: [
        '{legalName}, {address}. We decide how your information is used, and the law holds us to it. Questions go to {write}.',
      ],
      list: [],
      end: [],
    },
    'what-we-ask': {
      title: 'What we ask and why',
      start: [],
      list: [
        {
          term: 'A message to us:',
          text: 'your words and a way to answer you, and your name if you wish. We use them to answer you.',
        },
        {
          term: 'A request to be rung back:',
          text: 'your number, when it is safe to ring, your language, and any name you like, if you wish. We use them to ring you.',
        },
        {
          term: 'A referral:',
          text: 'who needs support, what is happening and who else helps. We use it to offer the right support and to keep people safe. Apart from a name and one way to reach somebody, every question may be left blank. By email we tell whoever refers that it has arrived, and the person only if email is safe for them. Whoever has the reference number and the date of birth, or the code that we showed in its place, can see how far it is, and nothing else.',
        },
        {
          term: 'If you use our services:',
          text: 'notes of our meetings and answers to set questions about mood, worry and safety. They help you and your counsellor to see what is working. We keep when and where we meet. If you ask for it, and a text is safe for you, one text reminds you on the day before; it does not say why you come. If you agree to it, we send you a link when set questions fall due: once, and only in a way that is safe for you.',
        },
      ],
      end: [
        'Details about health, faith, ethnicity and sexuality are special in law. We use them to give you health and social care, and for nothing else.',
      ],
    },
    'safe-contact': {
      title: 'How it is safe to reach you',
      start: [
        'Our forms ask this. Our staff see your answer before anything else you wrote. If you leave it blank, we ring, leave no message and do not say who we are.',
      ],
      list: [],
      end: [],
    },
    'who-sees-it': {
      title: 'Who can see it',
      start: [
        'Only people who work here and need it. A member of staff opens the records of the people whom they look after, and of the services that they work in, and referrals that name no service. To open another record they must give a reason first, and whoever looks after you is told. Without that they see who people are, who looks after them and what is due, and no notes, answers or scores. Volunteers see the registers of groups and first names, and no record. Managers see numbers, and no record. Our admins, who answer for your safety, can open every record. We keep a log of who opened what. A worker may see their own diary in a calendar of their own: it holds initials at most, and never a reason.',
      ],
      list: [
        {
          term: '',
          text: 'Only admins that the organisation has made can let staff in, and the admin side of this site is restricted to them.',
        },
        {
          term: '',
          text: `Staff sign in with a password and then a code that we text to their own phone, or that an app on it shows. The code stops working after ${countOf(sessionPolicy.codeMinutes, 'minute')}. In a browser that they have had remembered, the password is enough for ${countOf(sessionPolicy.rememberedHours, 'hour')} after a code. From then on a token, a key that is kept in their browser and runs out by itself, shows who they are.`,
        },
        {
          term: '',
          text: `Anyone who does nothing for ${countOf(sessionPolicy.idleMinutes, 'minute')} is signed out.`,
        },
        {
          term: '',
          text: 'Every time a member of staff opens or changes a record, we keep a note of who did it and when. We check our security every three months.',
        },
      ],
      end: [
        'We share what you told us only if you agree, if the law says we must, or if somebody is in danger. If we can, we tell you first.',
      ],
    },
    'where-it-is': {
      title: 'Where it is kept',
      start: [
        'On encrypted computers in London, run for us by Amazon Web Services. They store it; they may not read or use it.',
      ],
      list: [],
      end: [],
    },
    'how-long': {
      title: 'How long we keep it',
      start: [],
      list: [
        {
          term: 'Messages:',
          text: 'six months. Then somebody looks at them and deletes what is no longer needed.',
        },
        {
          term: 'Referrals that led to nothing:',
          text: 'a year. Then somebody looks at them and deletes what is no longer needed.',
        },
        {
          term: 'Mental health records:',
          text: '20 years after our last contact with you, as the NHS records code asks us to.',
        },
      ],
      end: [],
    },
    'this-website': {
      title: 'This website',
      start: [
        'There are no advertisements, no trackers and no cookies that follow you. While you fill in a referral, your answers stay in this tab of your browser until you send them, close the tab or press ‘Leave this site quickly’. If you take a code to carry on another time, your answers wait for seven days, locked with that code: we cannot read them. The map on our contact page comes from OpenStreetMap, and only if you ask for it.',
        'If you refer a patient or client, you can have your browser remember who you are for the next time. That stays on your device until you take the tick away.',
        'If somebody checks your phone: {phone}.',
      ],
      list: [],
      end: [],
    },
    'your-rights': {
      title: 'What you can ask for',
      start: [],
      list: [
        { term: '', text: 'A copy of what we hold about you.' },
        { term: '', text: 'To have mistakes put right.' },
        { term: '', text: 'To have something deleted, or to stop us using it, where the law lets us.' },
      ],
      end: ['Write to {write}. We answer within a month. If you are not content with the answer, you can {complain}.'],
    },
  },
} as const);
