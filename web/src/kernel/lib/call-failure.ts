import { describeFailure, type NoAnswer } from './failure-text.ts';

/** A call of a screen that did not succeed; `message` is for the person. */
export class CallFailure extends Error {
  readonly status: number | NoAnswer;
  /** The errors by field name. */
  readonly errors: Readonly<Record<string, string>>;
  /** The patient whose record needs a reason first. */
  readonly closedRecord: string | undefined;

  constructor(
    status: CallFailure['status'],
    message: string,
    { errors = {}, closedRecord }: { errors?: CallFailure['errors']; closedRecord?: string | undefined } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.closedRecord = closedRecord;
  }
}

/** What a screen throws for an answer that is no success. */
export const failureOf = (answer: Parameters<typeof describeFailure>[0]): CallFailure => {
  const { text, ...about } = describeFailure(answer);
  return new CallFailure(answer.status, text, about);
};

/** There is nothing at that address. An impossible id is a bad request; to a reader that is the same. */
export const isMissing = (failure: Error): boolean =>
  failure instanceof CallFailure && (failure.status === 404 || failure.status === 400);

/** The patient whose record needs a reason first; undefined for any other failure. */
export const closedRecordOf = (failure: Error | null): string | undefined =>
  failure instanceof CallFailure ? failure.closedRecord : undefined;
