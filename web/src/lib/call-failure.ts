import type { NoAnswer } from './failure-text.ts';

/** A call that a screen asked for and that did not succeed; `message` is for the person. */
export class CallFailure extends Error {
  readonly status: number | NoAnswer;
  /** What is wrong at a field, by its name. */
  readonly errors: Readonly<Record<string, string>>;

  constructor(status: CallFailure['status'], message: string, errors: CallFailure['errors'] = {}) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

/** There is nothing at that address. One that cannot be of a record is a bad request; to a reader that is the same. */
export const isMissing = (failure: Error): boolean =>
  failure instanceof CallFailure && (failure.status === 404 || failure.status === 400);
