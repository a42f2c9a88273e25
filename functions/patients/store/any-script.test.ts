import fc from 'fast-check';
import { monotonicFactory } from 'ulid';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { type PersonSought, personSought } from '../../../shared/patients/likely-duplicate.ts';
import { referralGroupInputs, referralInput } from '../../../shared/patients/referral.ts';
import { seesAll } from '../../../tests/support/sees-all.ts';
import { startTestTable } from '../../../tests/support/test-table.ts';
import type { Key } from '../../kernel/store/table.ts';
import { commit, type Write } from '../../kernel/store/write.ts';
import { findLikelyDuplicates } from './find-patients.ts';
import { foldName } from './fold-name.ts';
import { indexLookups } from './lookups.ts';
import { findByName, indexName } from './name-index.ts';
import { withEveryAnswer } from './record.ts';
import { personOf } from './record-writes.ts';
import { createRecordStore } from './records.ts';

// The limits of DynamoDB, in bytes.
const longest = { pk: 2048, sk: 1024 };

const makeId = monotonicFactory();

/** Texts of any script: letters that decompose, letters of four bytes, ligatures that are whole words. */
const ranges: [from: number, to: number][] = [
  [0x20, 0x10_ff_ff],
  [0x20, 0x2_ff],
  [0x6_00, 0x6_ff],
  [0x9_00, 0xd_ff],
  [0xac_00, 0xd7_a3],
  [0x33_00, 0x33_57],
  [0x2_00_00, 0x2_a6_d6],
  [0xfd_f0, 0xfd_fb],
  [0x1_d4_00, 0x1_d7_ff],
];
const letters = fc.oneof(
  ...ranges.map(([from, to]) => fc.integer({ min: from, max: to }).map((point) => String.fromCodePoint(point))),
);
const oneScript = fc.constantFrom(...ranges).map(([from, to]) => fc.integer({ min: from, max: to }));
const inOneScript = oneScript.chain((point) =>
  fc.array(
    point.map((one) => String.fromCodePoint(one)),
    { minLength: 100, maxLength: 100 },
  ),
);
const oneLetter = letters.map((letter): string[] => Array(100).fill(letter));
const mixed = fc.array(letters, { minLength: 100, maxLength: 100 });

const refused = /[\p{Cc}\p{Cs}\p{M}\u202A-\u202E\u2066-\u2069]/u;
/** The longest text that fits into a field of the given number of characters. */
const fill = (units: string[], length: number): string => {
  let text = '';
  for (const unit of units) {
    if (!refused.test(unit) && (text + unit).normalize('NFC').length <= length) text += unit;
  }
  return text;
};
const typed = (length: number) => fc.oneof(oneLetter, inOneScript, mixed).map((units) => fill(units, length));

const anyPerson: fc.Arbitrary<PersonSought> = fc
  .record({
    firstName: typed(100),
    lastName: typed(100),
    dob: typed(10),
    postcode: typed(12),
    phone: typed(30),
    mobile: typed(30),
  })
  .map((person) => personSought.parse(person));

const nameOf = ({ firstName, lastName }: PersonSought) => `${firstName} ${lastName}`;
const writesFor = (id: string, person: PersonSought): Write[] => [
  ...indexName(id, { name: nameOf(person), row: {} }),
  indexLookups(id, person),
];

const keyOf = (write: Write): Key => {
  if (!('Put' in write)) throw new Error('An index is only put');
  return write.Put?.Item as Key;
};

describe('what a person typed, in any script and at full length', () => {
  it('makes keys that the table takes', () => {
    fc.assert(
      fc.property(anyPerson, (person) => {
        for (const write of writesFor(makeId(), person)) {
          const { pk, sk } = keyOf(write);
          expect(Buffer.byteLength(pk)).toBeLessThanOrEqual(longest.pk);
          expect(Buffer.byteLength(sk)).toBeLessThanOrEqual(longest.sk);
          expect((pk + sk).isWellFormed()).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('is taken by the form where a name is asked for', () => {
    fc.assert(
      fc.property(typed(100), typed(100), (firstName, lastName) => {
        expect(referralGroupInputs.referralPersonalDetails.safeParse({ firstName, lastName }).success).toBe(true);
      }),
    );
  });

  it('is stored, and found by each name, by both and by likeness', async () => {
    const table = await startTestTable();
    const records = createRecordStore(table);
    let searches = 0;
    await fc.assert(
      fc.asyncProperty(typed(100), typed(100), typed(12), async (firstName, lastName, postcode) => {
        const details = { firstName: `a${firstName}`.slice(0, 100), lastName: lastName || 'b', postcode, phone: '1' };
        const parsed = referralInput.safeParse({ referralPersonalDetails: details });
        fc.pre(parsed.success);
        const answers = parsed.data as z.output<typeof referralInput>;
        const id = makeId();
        const sender = { call: 'test', idempotencyKey: id, content: {}, at: new Date().toISOString() };
        const { patientId } = await records.add({ answers }, sender);
        const person = personOf(withEveryAnswer(answers));
        const stored = foldName(nameOf(person));
        for (const text of [person.firstName, person.lastName, nameOf(person)]) {
          const asked = foldName(text);
          // A ninth word of a name is not in the index.
          if (asked.length === 0 || !asked.every((word) => stored.includes(word))) continue;
          const found = await findByName(table, text, { page: 1, size: 300 });
          expect(found.map((one) => one.patientId)).toContain(patientId);
          searches += 1;
        }
        expect((await findLikelyDuplicates(table, person, seesAll)).map((row) => row.patientId)).toContain(patientId);
      }),
      { numRuns: 60 },
    );
    expect(searches).toBeGreaterThan(60);
  });

  it.each([
    ['각'.repeat(56), '힣'.repeat(56)],
    ['가'.repeat(84), '나'.repeat(84)],
    ['㌀'.repeat(42), '㍗'.repeat(42)],
    ['ﷺ'.repeat(100), '𠮷'.repeat(50)],
  ])('is found by the beginning of a name: %s %s', async (firstName, lastName) => {
    const table = await startTestTable();
    await commit(table, indexName('one', { name: `${firstName} ${lastName}`, row: {} }));
    const beginning = (name: string) => [...name].slice(0, 5).join('');
    for (const text of [beginning(firstName), `${beginning(lastName)} ${beginning(firstName)}`]) {
      expect(await findByName(table, text, { page: 1, size: 12 })).toEqual([{ patientId: 'one', row: {} }]);
    }
  });
});
