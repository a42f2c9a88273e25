const texts: Readonly<Record<string, string>> = {
  NotAuthorizedException: 'Sorry, that email address and password do not go together. Please check both and try again.',
  UserNotFoundException: 'Sorry, that email address and password do not go together. Please check both and try again.',
  NetworkError: 'We could not reach our service. Please check your connection and try again.',
  TooManyRequestsException: 'There were too many tries. Please wait a few minutes and try again.',
  LimitExceededException: 'There were too many tries. Please wait a few minutes and try again.',
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
