import { tooManyTexts, verificationFailed } from '../../../../shared/accounts/sign-in-texts.ts';
import { countOf, sessionPolicy } from '../../../../shared/kernel/session-policy.ts';

const wrong = 'Sorry, that email address and password do not match. Please check both and try again.';
const unreachable = 'We could not reach our service. Please check your connection and try again.';
const tooOften = 'There were too many tries. Please wait a few minutes and try again.';
const tooOftenWrong =
  'You have entered the wrong password too many times. Please wait a few minutes and try again, or choose a new password below.';
const disabled = 'This account is disabled. If you need it, please ask an admin of the organisation.';
const fallback = 'Sorry, we could not sign you in. Please try again, and contact us if it happens again.';

const texts: Readonly<Record<string, string>> = {
  NotAuthorizedException: wrong,
  UserNotFoundException: wrong,
  NetworkError: unreachable,
  TooManyRequestsException: tooOften,
  UserLambdaValidationException: tooManyTexts,
  LimitExceededException: tooOften,
};

export const refusedCodeTexts = {
  wrong: verificationFailed,
  expired: `That code has run out: a code works for ${countOf(sessionPolicy.codeMinutes, 'minute')}. Please resend the code and enter the new one.`,
  app: 'That is not the code that your app shows now, or it was used already. Please enter the next one that it shows.',
  'app-over': 'There were too many tries, or this took too long. Please sign in again, with a new code of your app.',
  'too-many': 'There were too many tries with that code, so it no longer works. Please resend the code.',
};

/**
 * The message for a failed sign-in: the user pool has one error name for three reasons, which its message tells apart.
 */
export const signInProblemText = (problem: unknown): string => {
  if (!(problem instanceof Error)) return fallback;
  const { name, message } = problem;
  if (name === 'NotAuthorizedException' && /attempts exceeded/i.test(message)) return tooOftenWrong;
  if (name === 'NotAuthorizedException' && /disabled/i.test(message)) return disabled;
  // A part of the page that could not be loaded.
  if (name === 'TypeError' && /fetch|import/i.test(message)) return unreachable;
  return texts[name] ?? fallback;
};
