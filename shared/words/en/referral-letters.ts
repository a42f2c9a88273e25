import { overridable } from '../overrides.ts';
/** The words about letters that go with a referral. */
export const referralLetters = overridable('en/referral-letters', {
  /** The heading and its subject, for each audience. */
  titles: { me: 'Add a letter', family: 'Add a letter', client: 'Attach a letter' },
  hints: {
    me: 'A letter from your doctor, for example. You do not need one.',
    family: 'A letter from their doctor, for example, if they agree. You do not need one.',
    client: 'Your referral letter or a report, for example.',
  },
  rules: 'PDF, JPEG or PNG. At most 3 files, each up to 10 MB.',
  sending: (name: string, percent: string) => `Sending ${name}: ${percent}`,
  arrived: 'Has arrived. We check it before anybody opens it.',
  remove: 'Remove',
  removed: (name: string) => `${name} was removed.`,
  retry: 'Try again',
  list: 'Your files',
  wrongType: 'Please choose a PDF, or a picture in JPEG or PNG.',
  tooLarge: 'Please choose a file of at most 10 MB.',
  empty: 'This file is empty. Please choose another one.',
  locked: 'This PDF has a password. Please save it without one and choose it again.',
  tooMany: 'Please send at most 3 files.',
  notSent: 'This file could not be sent. What you wrote is still here. Please check your connection and try again.',
  tooOften: 'Too many files were sent today. Please send the form without it, and the letter by post.',
  stillSending: 'Please wait until the file has arrived, or remove it.',
  notArrived: 'This file has not arrived. Please try again, or remove it.',
  chooseAgain: 'A file was sent too long ago. Please remove it and choose it again.',
} as const);
