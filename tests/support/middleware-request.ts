import type { Request } from '@middy/core';
import type { CallEvent, Result } from '../../functions/kernel/http/call-event.ts';
import { readClient } from '../../functions/kernel/http/client.ts';
import { everyCall } from '../platform/every-call.ts';
import { makeEvent } from '../shipped/lambda-event.ts';

type Given = {
  /** The name of the call in the contract. */
  name: string;
  event?: Partial<CallEvent>;
  /** The outcome of the handler. */
  response?: Result;
};

/** A request on its way through the chain: the gateway's event for a call, with what the earlier steps have added. */
export const makeMiddlewareRequest = ({ name, event = {}, response }: Given): Request<CallEvent, Result> => {
  const sampled = everyCall.find((one) => one.name === name);
  if (!sampled) throw new Error(`The contract has no call ${name}`);
  const { call, sample } = sampled;
  const sent = makeEvent(sampled, {});
  const context = {
    callbackWaitsForEmptyEventLoop: false,
    functionName: 'test',
    functionVersion: '1',
    invokedFunctionArn: 'test',
    memoryLimitInMB: '128',
    awsRequestId: sent.requestContext.requestId,
    logGroupName: 'test',
    logStreamName: 'test',
    getRemainingTimeInMillis: () => 30_000,
    done: () => undefined,
    fail: () => undefined,
    succeed: () => undefined,
  };
  const request = {
    params: sample.params,
    query: {},
    body: sample.body,
    caller: undefined,
    client: readClient(sent),
    idempotencyKey: sent.requestContext.requestId,
  };
  const whole: CallEvent = { ...sent, found: { name, call }, caller: undefined, request, ...event };
  return { event: whole, context, response, error: undefined, internal: {} };
};
