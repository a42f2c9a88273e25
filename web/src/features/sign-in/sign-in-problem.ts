import { tooManyTexts, verificationFailed } from '../../../../shared/domain/sign-in-texts.ts';

const texts: Readonly<Record<string, string>> = {
  NotAuthorizedException: 'Sorry, that email address and password do not go together. Please check both and try again.',
  UserNotFoundException: 'Sorry, that email address and password do not go together. Please check both and try again.',
  NetworkError: 'We could not reach our service. Please check your connection and try again.',
  TooManyRequestsException: 'There were too many tries. Please wait a few minutes and try again.',
  UserLambdaValidationException: tooManyTexts,
  LimitExceededException: 'There were too many tries. Please wait a few minutes and try again.',
};

export const refusedCodeTexts = {
  wrong: verificationFailed,
  expired: 'That code has run out: a code works for 10 minutes. Please resend the code and enter the new one.',
  'too-many': 'There were too many tries with that code, so it no longer works. Please resend the code.',
};

const incorrect = /^incorrect username or password/i;

/** What to tell a person whose sign-in failed. The user pool's own words are kept where they say more than ours. */
export const signInProblemText = (problem: unknown): string => {
  const fallback = 'Sorry, we could not sign you in. Please try again, and contact us if it happens again.';
  if (!(problem instanceof Error)) return fallback;
  const { name, message } = problem;
  if (name === 'NotAuthorizedException' && message && !incorrect.test(message)) return message;
  return texts[name] ?? fallback;
};
