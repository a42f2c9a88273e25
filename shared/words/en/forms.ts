import { overridable } from '../overrides.ts';
/** The words of every form around its questions. */
export const forms = overridable('en/forms', {
  problem: 'There is a problem',
  error: 'Error:',
  wait: 'Please Wait',
  notADay: 'Please enter a real date: day, month and year.',
  clear: 'Clear this answer',
  addAnother: 'Add another',
  leaveEmpty: 'Please leave this empty',
  yes: 'Yes',
  /** Where nothing can be hidden: on paper and without scripts. */
  onlyIf: (question: string, answers: string) => `Only if you chose ${answers} at ‘${question}’.`,
  /** One of those answers. */
  answer: (label: string) => `‘${label}’`,
  /** Two of those answers, of which one was chosen. */
  either: (one: string, other: string) => `${one} or ${other}`,
  nothingSent: 'Nothing was sent.',
  typedBelow: 'What you typed is below.',
  typedBefore: 'What you typed is still on the page before this one.',
  check: 'Check before you send',
  tooSoon: (submit: string) => `That was a little too quick for us. Please press ${submit} once more.`,
  notSentYet:
    'Nothing has been sent yet. To change something, go back to the page before: what you typed is still there.',
  startAgain: 'Start again with an empty form',
  askAgain: 'Ask again',
} as const);
