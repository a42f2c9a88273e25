import { failures } from '#words/failures.ts';

/** What can stand in place of an answer of the contract; `busy` and `barred` are refusals before our service is reached. */
export type NoAnswer = keyof typeof failures;

type Failed = { status: NoAnswer } | { status: number; body: { message: string } };

/** What to tell a person about a call that did not do what they asked. */
export const failureText = (failed: Failed): string => {
  if (typeof failed.status === 'string') return failures[failed.status];
  return 'body' in failed ? failed.body.message : '';
};
