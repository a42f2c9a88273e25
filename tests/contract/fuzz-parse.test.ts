import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CallEvent } from '../../functions/http/call-event.ts';
import { HttpError } from '../../functions/http/http-error.ts';
import { parseRequest } from '../../functions/http/parse-request.ts';
import { problem } from '../../shared/api/problem.ts';
import { routeKeyOf } from '../../shared/api/wire-names.ts';
import { wireParams } from '../support/wire-params.ts';
import { everyCall } from './every-call.ts';
import { applyChanges, requestOf } from './made-up-requests.ts';

/** Enough for a parser in every `npm test`; FUZZ_CASES and FUZZ_SEED as in `fuzz.test.ts`. */
const cases = Math.max(2_000, Number(process.env.FUZZ_CASES ?? 0));
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);

const parse = parseRequest().before;

/** The parser's outcome for an event: the parsed request, or the refusal. Any other error is a fault. */
const parseEvent = async (event: CallEvent): Promise<unknown> => {
  try {
    await parse?.({ event } as Parameters<NonNullable<typeof parse>>[0]);
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
  async ({ call, name, sample, area }) => {
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(requestOf({ call, name, sample, area }), async ({ params, query, changes, key }) => {
        const body = sample.body === undefined ? undefined : JSON.stringify(applyChanges(sample.body, changes));
        const event = {
          routeKey: routeKeyOf(call),
          headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotency-key': key }) },
          pathParameters: wireParams(params),
          queryStringParameters: query,
          requestContext: { requestId: 'made-up', http: { method: call.method, sourceIp: '192.0.2.1' } },
          isBase64Encoded: false,
          ...(body === undefined ? {} : { body }),
        } as unknown as APIGatewayProxyEventV2;
        const outcome = await parseEvent({ ...event, found: { name, call } } as CallEvent);
        if (outcome instanceof HttpError) {
          expect([400, 404]).toContain(problem.parse(outcome.problem).status);
          return;
        }
        taken += 1;
        for (const text of listTexts((outcome as CallEvent['request']).body)) expect(text.isWellFormed()).toBe(true);
      }),
      { numRuns: cases, seed, ignoreEqualValues: true },
    );
    // Most have few changes: a call that accepts none of them would prove nothing.
    expect(taken).toBeGreaterThan(0);
  },
);
