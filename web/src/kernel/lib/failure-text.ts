import { failures } from '#words/failures.ts';

/** The replacements of an answer of the contract; `busy` and `barred` are refusals in front of our service. */
export type NoAnswer = keyof typeof failures;

type Failed = { status: NoAnswer } | { status: number; body: { message: string } };

/** The message for a person about a failed call. */
export const failureText = (failed: Failed): string => {
  if (typeof failed.status === 'string') return failures[failed.status];
  return 'body' in failed ? failed.body.message : '';
};
