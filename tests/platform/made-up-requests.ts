import fc from 'fast-check';
import type { Sampled } from './every-call.ts';

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

/** The sample of a body with these changes. */
export const applyChanges = (sample: unknown, changes: Change[]): unknown => {
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

/** Characters that `fetch` itself does not refuse to send. */
const isSendable = (value: string) => value.isWellFormed() && value !== '' && !/^\.{1,2}$/.test(value);
const isHeader = (value: string) => /^[\x20-\x7e]*$/.test(value);

// Made once: to make one takes as long as hundreds of requests.
const changes = fc.array(change, { maxLength: 4 });
const sendable = text.filter(isSendable);
const key = fc.option(fc.string({ maxLength: 80 }).filter(isHeader), { nil: undefined, freq: 3 });
const role = fc.constantFrom('staff', 'staff', 'staff', 'nobody');

/** Requests made up from the contract, each a valid one with some of its values, fields, parameters and headers replaced. */
export const requestOf = ({ call, sample }: Sampled) =>
  fc.record({
    params: fc.record(
      Object.fromEntries(
        Object.entries(sample.params).map(([name, value]) => [
          name,
          fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: sendable }),
        ]),
      ),
    ),
    query: fc.dictionary(fc.constantFrom('page', 'before', 'person', 'x', ...Object.keys(call.query)), text, {
      maxKeys: 2,
    }),
    changes,
    key,
    role,
  });
