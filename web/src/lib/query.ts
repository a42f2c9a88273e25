import type { Call, Reply } from '../../../shared/api/call.ts';
import { type CallRequest, send } from './api-client.ts';
import { failureText } from './failure-text.ts';

type Success<C extends Call> = Extract<Reply<C>, { status: 200 }>['body'];

/** A call that a screen asked for and that did not succeed; `message` is for the person. */
export class CallFailure extends Error {
  readonly status: number | 'unreachable' | 'unreadable';

  constructor(status: CallFailure['status'], message: string) {
    super(message);
    this.status = status;
  }
}

/** The body of a call's 200, for react-query; every other outcome is thrown as a {@link CallFailure}. */
export const fetchBody = async <C extends Call>(call: C, request: CallRequest<C>): Promise<Success<C>> => {
  const sent = await send(call, request);
  if (sent.status === 200) return (sent as { body: Success<C> }).body;
  throw new CallFailure(sent.status, failureText(sent as Parameters<typeof failureText>[0]));
};
