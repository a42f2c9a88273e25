import type { Call, Reply } from '../../../shared/api/call.ts';
import { type CallRequest, send } from './api-client.ts';
import { failureText, type NoAnswer } from './failure-text.ts';
import { firstErrors } from './first-errors.ts';

type Failed = Parameters<typeof failureText>[0] & {
  body?: { errors?: { path: string; message: string }[] | undefined };
};
type Success<C extends Call> = Extract<Reply<C>, { status: 200 }>['body'];

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

/** The body of a call's 200, for react-query; every other outcome is thrown as a {@link CallFailure}. */
export const fetchBody = async <C extends Call>(call: C, request: CallRequest<C>): Promise<Success<C>> => {
  const sent = await send(call, request);
  if (sent.status === 200) return (sent as { body: Success<C> }).body;
  const failed = sent as Failed;
  throw new CallFailure(sent.status, failureText(failed), firstErrors(failed.body?.errors ?? [], []));
};
