import { overridable } from '../overrides.ts';
/** The words of the referral form after somebody has begun to fill it in. */
export const referralLater = overridable('en/referral-later', {
  rememberMe: 'Remember me on this browser for the next referral: who I am, nothing of a patient',
  nothingSent: 'Nothing has been sent yet. What you left blank is not shown.',
  change: 'Change',
  back: 'Back to the form',
  begunBefore: 'You began this form before',
  stillHere: 'Your answers are still in this tab. Nobody else has seen them.',
  carryOn: 'Carry on',
  startAgain: 'Start again',
  /** The form left, to be carried on with by a code. */
  pause: 'Carry on another time',
  pauseWhy:
    'Take a code, and your answers wait for you for seven days, locked with it: we cannot read them. Nothing has been sent to us yet. Add letters when you come back.',
  getCode: 'Get a code',
  yourCode: 'Your code',
  noteCode: (day: string) =>
    `Write it down. With it you carry on until ${day}, on any phone: choose ‘Carry on with a code’ where this form begins. So can anybody else who has it.`,
  unknownCode: 'We found no answers with this code. Please check it. After seven days they are gone.',
  tooOften: 'That was tried too often. Please try again in an hour.',
} as const);
