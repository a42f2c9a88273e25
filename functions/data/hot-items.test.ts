import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { makeRandom, partitionUnits, simulate } from '../../tests/support/simulate-writes.ts';
import { addToList, type CountedList } from './counted-list.ts';
import { addDueTest, dueList, removeDueTest } from './questionnaires/due-tests.ts';
import { noBaselineList } from './questionnaires/no-baseline-list.ts';
import { countResult } from './questionnaires/org-totals.ts';
import { entrySort, patientLists } from './records/patient-lists.ts';
import type { Key } from './table.ts';
import { foldWrites, type Write } from './write.ts';

const seconds = 20;

const keyOf = ({ write }: ReturnType<typeof foldWrites>[number]) => {
  const [input = {}] = Object.values(write) as { Key?: Partial<Key>; Item?: Partial<Key> }[];
  return { pk: '', sk: '', ...(input.Key ?? input.Item) };
};

/** Simulates the counters alone, for some seconds; `tests/contract/hot-items.test.ts` records whole transactions. */
const simulateWrites = (perSecond: number, writesAt: (at: number) => Write[]) => {
  const { units, ...fared } = simulate(perSecond, perSecond * seconds, (at) => {
    const keys = foldWrites(writesAt(at)).map(keyOf);
    return {
      items: keys.map(({ pk, sk }) => `${pk} ${sk}`),
      units: keys.map(({ pk }) => ({ partition: pk, units: 2 })),
    };
  });
  return { ...fared, mostUnits: Math.max(...units.values()) };
};

const ids = makeRandom();
const start = Date.parse('2026-11-20T10:00:00.000Z');
const createIn = (lists: readonly CountedList[]) => (at: number) => {
  const patientId = ulid(start + at, ids);
  return lists.flatMap((list) => addToList(list, { sort: entrySort(patientId), row: {} }));
};
const lists = [patientLists.all, patientLists.active, noBaselineList];

const save = (at: number): Write[] => {
  const patientId = ulid(start - at * 100_000, ids);
  const result = {
    patientId,
    questionType: 'phq',
    questionDate: '2026-11-20',
    score: 9,
  } as const;
  const test = { patientId, questionType: 'phq', questionDate: '2026-10-01' } as const;
  const partition = at % 2;
  return [
    ...countResult(result),
    ...removeDueTest({ test, partition }),
    ...addDueTest({ test: { ...test, questionDate: '2026-11-20' }, partition: 1 - partition }),
  ];
};

describe('under the documented limits of DynamoDB', () => {
  it('300 patients created a second all succeed, some after a wait, and no partition is asked for more than it gives', () => {
    const { transactions, conflicts, failed, mostUnits } = simulateWrites(300, createIn(lists));
    expect(failed).toBe(0);
    expect(conflicts / (transactions + conflicts)).toBeLessThan(0.25);
    expect(mostUnits).toBeLessThanOrEqual(partitionUnits);
  });

  it('30 a second, far more than an organisation has, seldom meet', () => {
    const { transactions, conflicts } = simulateWrites(30, createIn(lists));
    expect(conflicts / transactions).toBeLessThan(0.05);
  });

  it('so do 300 questionnaires a second that move a due test into another month', () => {
    const { transactions, conflicts, failed, mostUnits } = simulateWrites(300, save);
    expect(failed).toBe(0);
    expect(conflicts / (transactions + conflicts)).toBeLessThan(0.25);
    expect(mostUnits).toBeLessThanOrEqual(partitionUnits);
    expect(dueList.shards).toBe(patientLists.all.shards);
  });

  it('fails with one counter for everybody, as it should', () => {
    expect(simulateWrites(300, createIn(lists.map((list) => ({ ...list, shards: 1 })))).failed).toBeGreaterThan(100);
  });
});
