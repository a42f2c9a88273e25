import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { expect, it } from 'vitest';
import { problem } from '../../../shared/kernel/problem.ts';
import { makeMiddlewareRequest } from '../../../tests/support/middleware-request.ts';
import { StoreBusy } from '../store/back-off.ts';
import { ItemTooLong } from '../store/write.ts';
import { inEnglish } from './page-words.ts';
import { reply } from './reply.ts';

const fail = async (error: Error): Promise<APIGatewayProxyStructuredResultV2> => {
  const request = { ...makeMiddlewareRequest({ name: 'createCaseNote' }), error };
  request.event.requestContext.requestId = 'r-1';
  await reply(inEnglish).onError?.(request);
  return request.response as APIGatewayProxyStructuredResultV2;
};

it('a table that is held back is told as busy, with when to come again, and as no fault of ours', async () => {
  const answer = await fail(new StoreBusy());
  expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
  expect(problem.parse(JSON.parse(answer.body ?? '')).message).toContain('Nothing you wrote is lost');
});

it.each([
  'ProvisionedThroughputExceededException',
  'SlowDown',
  'ThrottlingException',
  'TooManyRequestsException',
  'TransactionConflictException',
])('so is a single request that table, bucket or pool answer with %s to the last', async (name) => {
  const answer = await fail(Object.assign(new Error('held back'), { name }));
  expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
});

it.each([
  ['silence', { name: 'TimeoutError' }],
  ['a connection that breaks', { code: 'ECONNRESET' }],
  ['a store that is not there', { code: 'ECONNREFUSED' }],
])('so is %s, whose outcome nobody knows', async (_, told) => {
  const answer = await fail(Object.assign(new Error('no answer'), told));
  expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
  expect(answer.body).toContain('Nothing you wrote is lost');
});

it('what an item has no room for is told with what to do, and as no fault of ours', async () => {
  const answer = await fail(new ItemTooLong());
  expect(answer).toMatchObject({ statusCode: 413, body: expect.stringContaining('please shorten it') });
});

it('anything unforeseen is told with its number', async () => {
  const answer = await fail(new Error('secret'));
  expect(answer).toMatchObject({ statusCode: 500, body: expect.stringContaining('r-1') });
  expect(answer.body).not.toContain('secret');
});
