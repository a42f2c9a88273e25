import { failures } from '#words/failures.ts';
import { firstErrors } from './first-errors.ts';

/** The replacements of an answer of the contract; `busy` and `barred` are refusals in front of our service. */
export type NoAnswer = keyof typeof failures;

type Problem = {
  message: string;
  errors?: { path: string; message: string }[] | undefined;
  closedRecord?: string | undefined;
};
type Failed = { status: NoAnswer; body?: undefined } | { status: number; body: Problem };

/** The message for a person about a failed call. */
export const failureText = (failed: Failed): string =>
  typeof failed.status === 'string' ? failures[failed.status] : (failed.body?.message ?? '');

/** The same with what the API says of fields, in the order of `fields`. */
export const describeFailure = (
  answer: { status: number | NoAnswer; body?: unknown },
  fields: readonly string[] = [],
) => {
  const failed = answer as Failed;
  const { errors = [], closedRecord } = failed.body ?? {};
  return { text: failureText(failed), errors: firstErrors(errors, fields), closedRecord };
};
