import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { areas } from '../../shared/api/contract.ts';
import { problem } from '../../shared/api/problem.ts';
import { ask } from '../support/ask.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';
import { everyCall, type Sampled } from './every-call.ts';

/**
 * Requests made up from the contract, each a valid one with some of its values, fields, parameters and headers replaced.
 * FUZZ_CASES says how many a call (`npm run test:trust -- --fuzz 2000`), FUZZ_SEED which: a failure prints its own.
 */
const cases = Number(process.env.FUZZ_CASES ?? 20);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);

const product = await startTestProduct();
let headers = await signInStaff(product, 'ROLE_ADMIN');

// What is written for whatever is asked: how often somebody tried, that a session is in use, who asked; and the lock of
// changes to staff accounts, which is put back before the answer.
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

const hostileTexts = [
  '',
  ' ',
  '\u0000',
  '\ud83d',
  '\u202Egpj.exe',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '{{7*7}}',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '=HYPERLINK("http://x")',
  '％００',
  '힣'.repeat(100),
  '🫶🏽'.repeat(60),
  'a\u0301\u0323'.repeat(300),
  'a'.repeat(5_000),
  '2026-02-30',
  '9'.repeat(40),
  '-1',
  '1e308',
  'ROLE_ADMIN',
  '01M5YXZYWAKE0RY5QY34VFXM34',
  'nobody.here@mail.example',
];
const text = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 300 }));
const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 1, arbitrary: fc.oneof(fc.integer(), fc.double(), fc.boolean(), fc.constant(null)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

type Change = { at: number; to: unknown; how: 'replace' | 'remove' | 'add' };
const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(200),
  to: anything,
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add'),
});

type Place = { holder: Record<string, unknown>; name: string };
const listPlaces = (value: unknown): Place[] =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).flatMap((name) => {
        const holder = value as Record<string, unknown>;
        return [{ holder, name }, ...listPlaces(holder[name])];
      })
    : [];

const applyChanges = (sample: unknown, changes: Change[]): unknown => {
  const root = { body: structuredClone(sample) };
  for (const { at, to, how } of changes) {
    const places = listPlaces(root);
    const { holder, name } = places[at % places.length] as Place;
    if (how === 'remove' && !Array.isArray(holder) && holder !== root) delete holder[name];
    else if (how === 'add' && !Array.isArray(holder) && holder !== root) holder[`${name}x`] = to;
    else holder[name] = to;
  }
  return root.body;
};

const requestOf = ({ call, sample }: Sampled) =>
  fc.record({
    params: fc.record(
      Object.fromEntries(
        Object.entries(sample.params).map(([name, value]) => [
          name,
          fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: text.filter(isSendable) }),
        ]),
      ),
    ),
    query: fc.dictionary(fc.constantFrom('page', 'before', 'person', 'x', ...Object.keys(call.query)), text, {
      maxKeys: 2,
    }),
    changes: fc.array(change, { maxLength: 4 }),
    key: fc.option(fc.string({ maxLength: 80 }).filter(isHeader), { nil: undefined, freq: 3 }),
    role: fc.constantFrom('staff', 'staff', 'staff', 'nobody'),
  });
/** What `fetch` itself does not refuse to send. */
const isSendable = (value: string) => value.isWellFormed() && value !== '' && !/^\.{1,2}$/.test(value);
const isHeader = (value: string) => /^[\x20-\x7e]*$/.test(value);

// The one that ends the session is last.
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
          // The gateway refuses what has no token or no route in its own words.
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
