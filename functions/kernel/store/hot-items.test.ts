import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { makeRandom, partitionUnits, simulate } from '../../../tests/support/simulate-writes.ts';
import { entrySort, patientLists } from '../../patients/store/patient-lists.ts';
import { countDueTest } from '../../questionnaires/store/due-tests.ts';
import { noBaselineList } from '../../questionnaires/store/no-baseline-list.ts';
import { countResult } from '../../report/store/org-totals.ts';
import { addToList, organisationShards } from './counted-list.ts';
import type { Key } from './table.ts';
import { foldWrites, type Write } from './write.ts';

const perSecond = 20;
const transactions = perSecond * 200;

const keyOf = ({ write }: ReturnType<typeof foldWrites>[number]) => {
  const [input = {}] = Object.values(write) as { Key?: Partial<Key>; Item?: Partial<Key> }[];
  return { pk: '', sk: '', ...(input.Key ?? input.Item) };
};

/** Simulates the writes of lists alone, for some minutes; `tests/platform/hot-items.test.ts` records whole transactions. */
const simulateWrites = (writesAt: (at: number) => Write[]) => {
  const { units, conflicts, failed } = simulate(perSecond, transactions, (at) => {
    const keys = foldWrites(writesAt(at)).map(keyOf);
    return {
      items: keys.map(({ pk, sk }) => `${pk} ${sk}`),
      units: keys.map(({ pk }) => ({ partition: pk, units: 2 })),
    };
  });
  return { conflicts, failed, mostUnits: Math.max(...units.values()) };
};

const ids = makeRandom();
const start = Date.parse('2026-11-20T10:00:00.000Z');
const create = (shards: number) => (at: number) => {
  const patientId = ulid(start + at, ids);
  const row = { firstName: 'Amina', lastName: 'Yusuf', dob: '1990-05-04', active: true };
  const listed = { ...row, patientId, referralDate: new Date(start).toISOString() };
  const entry = { sort: entrySort(patientId), row: listed };
  return [
    ...addToList({ ...patientLists.active, shards }, entry),
    ...addToList({ ...noBaselineList, shards }, { sort: entry.sort, row: { patientId } }),
  ];
};

const save = (at: number): Write[] => {
  const patientId = ulid(start - at * 100_000, ids);
  const test = { patientId, questionType: 'phq', questionDate: '2026-10-01' } as const;
  const next = { ...test, questionDate: '2026-11-20' };
  return [...countResult({ ...next, score: 9 }), ...countDueTest(test, -1), ...countDueTest(next, 1)];
};

describe('20 writes a second on one list, under the documented limits of DynamoDB', () => {
  it.each([
    ['new patients', create(organisationShards)],
    ['questionnaires that move a due test into another month', save],
  ])('of %s are tried again less often than one in ten, and ask no partition for half of what it gives', (_, write) => {
    const { conflicts, failed, mostUnits } = simulateWrites(write);
    expect(failed).toBe(0);
    expect(conflicts / transactions).toBeLessThan(0.1);
    expect(mostUnits).toBeLessThan(partitionUnits / 2);
  });

  it('are tried again more often than that with half as many shards', () => {
    expect(simulateWrites(create(organisationShards / 2)).conflicts / transactions).toBeGreaterThan(0.1);
  });
});
