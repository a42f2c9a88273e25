import { overridable } from '../overrides.ts';
/** Errors in the fields of a visitor's form. */
export const messages = overridable('en/messages', {
  notText: 'Please write this as text.',
  unreadableCharacters: 'Please take out the characters that cannot be read here.',
  tooLong: (characters: string) => `Please use ${characters} characters or fewer.`,
  tooMany: (lines: number) => `Please give ${lines} or fewer.`,
  chooseOne: 'Please choose one of the answers.',
  phone: 'Please enter a phone number, in figures.',
  nhsNumber: 'Please check the NHS number. It has ten digits, and the last one shows that these are not right.',
  email: 'Please enter an email address like name@example.org.',
  emailTooLong: (characters: number) => `Please use an email address of ${characters} characters or fewer.`,
  future: 'Please enter a date that is not in the future.',
  tooEarly: 'Please enter a date after 1900.',
  honeypot: 'Please leave this field empty.',
  missing: 'Please fill this in.',
  unknown: 'This field is not known here.',
  notAsAsked: 'Please check this: it is not what is asked for here.',
  bodyTooLong: 'That is too long to be sent. Please shorten it.',
  ourMistake: (number: string) =>
    `Sorry, something went wrong on our side. Nothing you wrote is lost: please try again. If it happens again, give us this number: ${number}.`,
  contactMessage: 'Please enter your message.',
  contactAnswer: 'Please enter an email address or a phone number, so that we can answer you.',
  ringBackPhone: 'Please enter the number on which we may ring you.',
  referralFirstName: 'Please enter the first name of the person who needs support.',
  referralLastName: 'Please enter the last name of the person who needs support.',
  referralOwnFirstName: 'Please enter your first name.',
  referralOwnLastName: 'Please enter your last name.',
  referralOwnReach: 'Please give one way to reach you: a phone number, an email or an address.',
  referralReach:
    'Please give one way to reach the person or whoever is referring them: a phone number, an email or an address.',
} as const);
