import { overridable } from '../overrides.ts';
/** The page around the referral form. */
export const referral = overridable('en/referral', {
  description:
    'Ask for support for yourself, or refer somebody you care for. Only a name and one way to reach somebody are needed.',
  needed:
    'We need a first name, a last name and one way to reach somebody. You may leave everything else blank, and tell us when we meet.',
  /** About a letter, where there are no scripts; `{email}` and `{address}` stand for ours. */
  letterOtherwise: 'To send us a letter, post it to {address} or email it to {email}, with the name on this form.',
  onPaper:
    'On paper instead: {pdf}, then email it to {email} or post it to {address}. What happens to your answers is in our {privacy}.',
  phoneChecked: 'Does somebody check your phone? {help}.',
  phoneHelp: 'See what it keeps, and how to take that out',
  pdf: 'download this form as a PDF',
  privacy: 'Privacy Policy',
  form: 'Referral',
  part: (number: number, all: number) => `Part ${number} of ${all}`,
  ifItIsNow: 'If somebody is in danger now, these people answer at once:',
  whatWeDo:
    'Please send this form, too. We then ring within one working day, only in ways you said are safe. We are not an emergency service.',
  next: 'Next',
  back: 'Back',
  /** Above what else can be told, which is all optional. */
  more: 'Anything else?',
  answers: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  resume: 'Carry on with a code',
  checkAnswers: 'Check your answers',
  noConnection:
    'We could not reach our service. Your answers are still here: please check your connection and try again.',
} as const);
