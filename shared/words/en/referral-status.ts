import type { PublicState } from '../../intake/public-state.ts';
import { sessionPolicy } from '../../kernel/session-policy.ts';
import { overridable } from '../overrides.ts';

type Told = { readonly title: string; readonly next: string };

/**
 * The state of a referral, for whoever has its reference. The words name no service and no reason: others may see
 * them.
 */
export const referralStatus = overridable('en/referral-status', {
  title: 'Where is my referral now?',
  description: 'See what has happened to a referral, with its reference number and the date of birth that was given.',
  lead: 'You need two things: the reference number that we gave when the referral was sent, and the date of birth of the person it is for. If no date of birth was given, use the code that we showed with the number. If you asked us to ring you back, use the number and the code that we showed.',
  form: 'Find the referral',
  submit: 'Show where it is',
  noConnection:
    'We could not reach our service. What you typed is still here: please check your connection and try again.',
  groups: {
    '': {
      title: 'The referral',
      fields: {
        reference: { label: 'Reference number', hint: 'Six letters and digits, like K7M-4PX.' },
        dob: { label: 'Date of birth', hint: 'Of the person it is for.' },
        code: { label: 'Code', hint: 'If no date of birth was given: eight letters and digits, like K7MH-4PXR.' },
      },
    },
  },
  notAReference: 'Please enter the six letters and digits of the reference number, like K7M-4PX.',
  dobMissing: 'Please enter the date of birth of the person it is for, or the code.',
  notACode: 'Please enter the eight letters and digits of the code, like K7MH-4PXR.',
  notFound:
    'We find no referral with this reference number and this date of birth or code. Please check both. If no date of birth was given and you do not have the code, or if you would rather ask a person, ring us on {phone}.',
  tooOften: `This was looked up several times just now. Please wait ${sessionPolicy.windowMinutes} minutes, or ring us on {phone}.`,
  readBy: (day: string) => `Somebody reads it by the end of ${day}.`,
  late: (day: string) =>
    `We said that somebody would read it by the end of ${day}. We are sorry that nobody has. Please ring us on {phone}: we will look at it with you.`,
  ring: 'If anything has changed, or you would rather ask a person, ring us on {phone}, {hours}, except on bank holidays.',
  emergency: 'If somebody is in danger now, ring 999. Do not wait for us.',
  promises: {
    title: 'What we said, and what became of it',
    /** What was promised, and by when; followed by what has become of it. */
    promised: {
      read: (day: string) => `We said that somebody would read it by the end of ${day}.`,
      decide: (day: string) => `We decide about it by the end of ${day} at the latest.`,
      contact: (day: string) => `Whoever gives the support gets in touch by the end of ${day}.`,
      ring: (day: string) => `We said that we would ring by the end of ${day}.`,
    },
    became: {
      open: (_day: string): string => 'There is still time for that.',
      late: (_day: string): string =>
        'That day is over, and it has not been done. We are sorry. Please ring us on {phone}.',
      /** Of a day that is over: only whoever waits knows whether it was done. */
      asked: (_day: string): string =>
        'If nobody has been in touch, we are late, and we are sorry. Please ring us on {phone}.',
      kept: (day: string) => `It was done on ${day}.`,
      'kept late': (day: string) => `It was done on ${day}, later than we said. We are sorry.`,
    },
  },
  /** Of whoever asked to be rung back. */
  ringBack: {
    by: (day: string) => `We ring you by the end of ${day}, when you said it is safe.`,
    late: (day: string) =>
      `We said that we would ring you by the end of ${day}. We are sorry that we have not. Please ring us on {phone}.`,
    states: {
      'to-ring': { title: 'You asked us to ring you back', next: '' },
      rung: { title: 'We have answered', next: 'If nobody reached you, please ring us.' },
      'not-rung': {
        title: 'We do nothing more about this',
        next: 'If you would still like us to ring, please ring us, or ask again.',
      },
    },
  },
  states: {
    new: { title: 'We have the referral', next: '' },
    reading: {
      title: 'Somebody is reading it now',
      next: 'They get in touch next, in the way that you said is safe.',
    },
    contacted: {
      title: 'We have been in touch',
      next: 'We are talking about what comes next. If nobody has reached you, please ring us.',
    },
    waiting: {
      title: 'It is on our waiting list',
      next: 'We get in touch when there is a place, in the way that you said is safe. If things get harder, do not wait: please ring us.',
    },
    accepted: {
      title: 'It has been accepted',
      next: 'The person who will give support gets in touch, in the way that you said is safe. If you already meet, there is nothing to do.',
    },
    declined: {
      title: 'We could not offer what was asked for',
      next: 'We tell you why, and who may help instead, in the way that you said is safe. If you have not heard from us, please ring us.',
    },
    withdrawn: {
      title: 'It was withdrawn',
      next: 'We do nothing more with it. If that is not right, or if things have changed, please ring us, or send another referral.',
    },
    closed: {
      title: 'It is closed',
      next: 'The support that came of it has come to an end. You may come back at any time: please ring us, or send another referral.',
    },
  } satisfies Readonly<Record<PublicState, Told>>,
} as const);
