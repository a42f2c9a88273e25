import { sessionPolicy } from '../../kernel/session-policy.ts';
import { overridable } from '../overrides.ts';
/**
 * The pages around the questions that somebody answers by themselves, on the tablet or by a one-use link. Before the
 * date of birth is given they name no service and no reason: others may see them.
 */
export const selfCompletion = overridable('en/self-completion', {
  title: 'Your answers',
  language: 'Language',
  who: {
    title: 'Please give your date of birth',
    label: 'Date of birth',
    hint: 'Day, month, year: for example 27/3/1990.',
    missing: 'Please enter your date of birth, for example 27/3/1990.',
    submit: 'Continue',
  },
  closed: {
    title: 'This did not open',
    text: 'Please check the date of birth and try again. A link works for three days, can be used once, and closes after five wrong dates. If it does not open, please ask whoever gave it to you for another one.',
    again: 'Try again',
  },
  tooOften: `This was tried several times just now. Please wait ${sessionPolicy.windowMinutes} minutes.`,
  start: { title: 'Some questions for you', submit: 'Start' },
  begin: {
    title: 'Before you begin',
    readLater: 'The people who support you read your answers on our next working day. We are open {hours}.',
    readToday: 'The person who gave you this reads your answers today.',
    free: 'You do not have to answer. It does not change the support that you get.',
    kept: 'You can stop at any time. What you have answered is kept for you, and the link opens it again.',
  },
  help: 'If you need help now, do not wait for us',
  inEnglish:
    'The questions are in English. We have no published version in your language. The person who supports you, or an interpreter, can go through them with you.',
  progress: (question: number, questions: number) => `Question ${question} of ${questions}`,
  next: 'Next',
  back: 'Back',
  clear: 'Clear my answer',
  choose: 'Please choose one answer.',
  alert: {
    title: 'Thank you for informing us',
    text: 'You do not have to be alone with this. If you are in danger, or might harm yourself, please ring 999 now.',
    here: 'Please tell the person who gave you the tablet.',
    told: 'The people who support you are told at once. They may not see it until our next working day.',
    submit: 'Continue',
  },
  feedback: {
    title: 'What was it like to come to us?',
    lead: 'This is without your name. Nobody can see who answered.',
    submit: 'Send',
    skip: 'Leave this out',
    missing: 'Please answer every line, or leave this out.',
  },
  done: {
    title: 'Thank you',
    link: 'Your answers have been sent. You can close this page.',
    tablet: 'Please give the tablet back.',
    signIn: 'Staff: sign in',
  },
  lost: {
    title: 'Please open the link again',
    text: 'It was opened in another place since. What you have answered is kept.',
  },
  message: {
    subject: 'Your link',
    text: (link: string) => `Your link: ${link} It works for 3 days. Please do not reply to this text.`,
    mail: (link: string) => `Here is your link. It works for 3 days.\n\n${link}`,
  },
} as const);
