import type { LetterKind, LetterParty } from './letter-kinds.ts';

/** What a letter begins with: see `fill-letter.ts` for what may stand in its text. */
export type LetterWords = { readonly party: LetterParty; readonly subject: string; readonly text: string };

const toText = (paragraphs: readonly string[]): string => paragraphs.join('\n\n');

const toPerson = (subject: string, paragraphs: readonly string[]): LetterWords => ({
  party: 'person',
  subject,
  text: toText(['Dear {firstName},', ...paragraphs, 'Yours sincerely']),
});

/** Who it is about, for a reader with many patients. */
const about: readonly string[] = ['{person}, born on {born}', '? NHS number: {nhsNumber}'];

const ringUs = 'If you have a question, please ring us on {phone}.';
const askUs = 'Please ring us on {phone} if you would like to know more.';
const inDanger =
  'If you feel worse while you wait, ring us on {phone}. If you are in danger now, ring 999. For urgent help with your mental health, ring 111 and choose option 2, at any hour.';

/** The words that letters begin with, for an organisation to use as they are; each is changed as it is written. */
export const letterWords: Readonly<Record<LetterKind, LetterWords>> = {
  acknowledgement: toPerson('We have your referral', [
    'Thank you for coming to {organisation}. We had your referral on {referredOn}.',
    '? It is for this service: {service}.',
    'One of us will be in touch with you about what happens next. You do not have to do anything now.',
    '? Your reference is {reference}. Please have it at hand when you ring us.',
    `${ringUs} You can also tell us if you no longer want support.`,
  ]),
  'waiting-list': toPerson('You are on our waiting list', [
    'We had your referral on {referredOn}. You are on our waiting list, and we have not forgotten you.',
    'We will write or ring as soon as there is a place for you. It may be {wait}.',
    inDanger,
  ]),
  appointment: toPerson('Your next session', [
    'Your next session with us is on {nextSession}.',
    '? You will meet {worker}.',
    'If you cannot come, please ring us on {phone} as soon as you can. We will find another time.',
    'If you need an interpreter, or anything else that makes it easier to come, please tell us before.',
  ]),
  'missed-session': toPerson('We missed you', [
    'We had hoped to see you on {missedSession}. We hope that you are well.',
    '? Your next session is on {nextSession}.',
    'If the day, the way here, childcare or how you feel makes it hard to come, please tell us. Often we can do something about it.',
    ringUs,
  ]),
  'missed-again': toPerson('Would you like to go on?', [
    'We have not been able to see you, the last time on {missedSession}. We would like to know how you are, and whether you would like to go on.',
    'Please ring us on {phone} by {day}. If we do not hear from you by then, we will close your stay with us for now.',
    'You can come back at any time: you or somebody for you can get in touch with us again.',
  ]),
  'gp-discharge': {
    party: 'gp',
    subject: 'The end of a stay with us',
    text: toText([
      'Dear {gp},',
      ...about,
      'They were referred to {organisation} on {referredOn}, and their stay with us has ended.',
      '? They used this service: {service}.',
      '? They came to {attended}.',
      '? They worked with {worker}.',
      '? Their scores, the first and the latest:\n{scores}',
      'We have not planned anything further. They, or you with them, can get in touch with us again at any time.',
      askUs,
      'Yours sincerely',
    ]),
  },
  'referral-on': {
    party: 'other',
    subject: 'A referral to you',
    text: toText([
      'Dear colleague,',
      ...about,
      'We would like to refer this person to you. They came to {organisation} on {referredOn}.',
      'What they need: {needs}',
      '? Their scores, the first and the latest:\n{scores}',
      'Please let us know by {day} whether you can see them.',
      askUs,
      'Yours sincerely',
    ]),
  },
  safeguarding: {
    party: 'other',
    subject: 'A safeguarding concern',
    text: toText([
      'To the safeguarding team',
      ...about,
      'We are worried about the safety of this person, or of somebody near them.',
      'What happened: {what}',
      'What was done, and who was told: {done}',
      'Please confirm that you have this letter, and tell us what you will do. You reach us on {phone}.',
      'Yours sincerely',
    ]),
  },
  certificate: {
    party: 'person',
    subject: 'Certificate of attendance',
    text: toText([
      'To whom it may concern',
      ...about,
      'We confirm that this person has come to {organisation} for {attended}.',
      '? The next is on {nextSession}.',
      'Why they come is confidential, and is not part of this certificate.',
    ]),
  },
  blank: { party: 'person', subject: '', text: '' },
};
