const texts = {
  unreachable: 'We could not reach our service. Please check your connection and try again.',
  unreadable: 'Sorry, something went wrong on our side. Please try again in a minute.',
  busy: 'Too much was asked of our service from your connection just now. Please wait five minutes and try again.',
  barred:
    'Our service did not take this from your connection. Please try again; if it happens again, please tell your administrator.',
} as const;

/** What can stand in place of an answer of the contract; `busy` and `barred` are refusals before our service is reached. */
export type NoAnswer = keyof typeof texts;

type Failed = { status: NoAnswer } | { status: number; body: { message: string } };

/** What to tell a person about a call that did not do what they asked. */
export const failureText = (failed: Failed): string => {
  if (typeof failed.status === 'string') return texts[failed.status];
  return 'body' in failed ? failed.body.message : '';
};
