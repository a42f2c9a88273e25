import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { areas } from '../../shared/contract.ts';
import { problem } from '../../shared/kernel/problem.ts';
import { ask } from '../support/ask.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';
import { everyCall } from './every-call.ts';
import { applyChanges, requestOf } from './made-up-requests.ts';

/**
 * Generated requests sent through the gateway; `fuzz-parse.test.ts` parses far more of them without sending.
 * FUZZ_CASES is the number for each call (`npm run test:trust -- --fuzz 2000`), FUZZ_SEED the seed: a failure prints
 * its own.
 */
const cases = Number(process.env.FUZZ_CASES ?? 20);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);

const product = await startTestProduct();
let headers = await signInStaff(product, 'ROLE_ADMIN');

// Writes of any request: attempts, use of the session, audit events; and the lock of changes to staff accounts, which
// is released before the answer.
const ofTheGate = /^(SESSION|LIMIT|REVIEW|AUDIT|SIGN-UP)#|^LOCK#staff$/;
type Command = { input: Record<string, unknown>; constructor: { name: string } };
type Client = { send(command: Command, ...rest: unknown[]): Promise<unknown> };
let written: string[] = [];

const findKey = (write: Record<string, unknown>) => {
  const { pk } = (write.Item ?? write.Key) as { pk: string };
  return pk;
};
const readWrites = ({ constructor: { name }, input }: Command): string[] => {
  if (name === 'TransactWriteCommand') {
    return (input.TransactItems as Record<string, Record<string, unknown>>[])
      .flatMap((item) => Object.entries(item))
      .filter(([kind]) => kind !== 'ConditionCheck')
      .map(([, write]) => findKey(write));
  }
  return ['PutCommand', 'UpdateCommand', 'DeleteCommand'].includes(name) ? [findKey(input)] : [];
};
const client = DynamoDBDocumentClient.prototype as unknown as Client;
const { send } = client;
client.send = async function (this: Client, command, ...rest) {
  const answer = await send.call(this, command, ...rest);
  written.push(...readWrites(command));
  return answer;
};
afterAll(() => {
  client.send = send;
});

// The call that ends the session is last.
const ordered = everyCall.toSorted((one, other) => Number(one.name === 'signOut') - Number(other.name === 'signOut'));

describe(`${cases} made-up requests of each call`, () => {
  it.each(ordered)(
    '$name never fails, answers what it declares, and stores nothing of what it refuses',
    async (one) => {
      const { call, sample } = one;
      if (one.name === 'signOut') headers = await signInStaff(product, 'ROLE_ADMIN');
      await fc.assert(
        fc.asyncProperty(requestOf(one), async ({ params, query, changes, key, role }) => {
          const body = sample.body === undefined ? undefined : applyChanges(sample.body, changes);
          written = [];
          const answer = await ask(product.url, call, {
            params,
            query: query as Record<string, string>,
            ...(body === undefined ? {} : { body }),
            headers: { ...(role === 'staff' ? headers : {}), ...(key === undefined ? {} : { 'Idempotency-Key': key }) },
          });
          expect(answer.status).toBeLessThan(500);
          if (answer.status < 400) {
            expect(Object.keys(call.replies)).toContain(String(answer.status));
            return;
          }
          expect(written.filter((pk) => !ofTheGate.test(pk))).toEqual([]);
          // The gateway refuses requests without a token or a route in its own words.
          if ([400, 409, 413, 429].includes(answer.status) && answer.headers.get('content-type')?.includes('json')) {
            expect(problem.parse(answer.body).status).toBe(answer.status);
          }
          expect(answer.text).not.toMatch(/\bat \w+.*\.ts|node_modules|community-health|Exception\b|ZodError/);
        }),
        { numRuns: cases, seed, ignoreEqualValues: true },
      );
    },
    Math.max(120_000, cases * 500),
  );

  it('are of every call of the contract', () => {
    const named = Object.values(areas).flatMap((calls) => Object.keys(calls));
    expect(ordered.map(({ name }) => name).toSorted()).toEqual(named.toSorted());
  });
});
