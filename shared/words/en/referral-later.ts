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
} as const);
