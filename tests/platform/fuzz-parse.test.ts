import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallEvent } from '../../functions/kernel/http/call-event.ts';
import { HttpError } from '../../functions/kernel/http/outcome.ts';
import { parseRequest } from '../../functions/kernel/http/parse-request.ts';
import { problem } from '../../shared/kernel/problem.ts';
import { rename, routeKeyOf } from '../../shared/kernel/wire-names.ts';
import { wireParams } from '../support/wire-params.ts';
import { everyCall } from './every-call.ts';
import { applyChanges, requestOf } from './made-up-requests.ts';

/** Enough for a parser in every `npm test`; FUZZ_CASES and FUZZ_SEED as in `fuzz.test.ts`. */
const cases = Math.max(2_000, Number(process.env.FUZZ_CASES ?? 0));
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);

const parse = parseRequest().before;

// To find out where each refusal was thrown takes longer than to parse what is refused.
const { stackTraceLimit } = Error;
beforeAll(() => {
  Error.stackTraceLimit = 0;
});
afterAll(() => {
  Error.stackTraceLimit = stackTraceLimit;
});

/** What the parser makes of an event: the parsed request, or the refusal. Anything else that it throws is a fault. */
const parseEvent = (event: CallEvent): CallEvent['request'] | HttpError => {
  try {
    parse?.({ event } as Parameters<NonNullable<typeof parse>>[0]);
    return event.request;
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
};

const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
};

it.each(everyCall)(
  '$name takes each of 2,000 made-up requests, or refuses it in words',
  ({ call, name, sample, area }) => {
    let taken = 0;
    fc.assert(
      fc.property(requestOf({ call, name, sample, area }), ({ params, query, changes, key }) => {
        const body =
          sample.body === undefined ? undefined : JSON.stringify(rename(call.body, applyChanges(sample.body, changes)));
        const event = {
          routeKey: routeKeyOf(call),
          headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotency-key': key }) },
          pathParameters: wireParams(params),
          queryStringParameters: query,
          requestContext: { requestId: 'made-up', http: { method: call.method, sourceIp: '192.0.2.1' } },
          isBase64Encoded: false,
          ...(body === undefined ? {} : { body }),
        } as unknown as APIGatewayProxyEventV2;
        const outcome = parseEvent({ ...event, found: { name, call } } as CallEvent);
        // No `expect` of each: three hundred thousand of them take longer than the rest.
        if (outcome instanceof HttpError) return [400, 404].includes(problem.parse(outcome.problem).status);
        taken += 1;
        return listTexts(outcome.body).every((text) => text.isWellFormed());
      }),
      { numRuns: cases, seed },
    );
    // Most have few changes: a call that accepts none of them would prove nothing.
    expect(taken).toBeGreaterThan(0);
  },
);
