import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { delayOf, maxAttempts } from './back-off.ts';
import { addToList, type CountedList } from './counted-list.ts';
import { dueList, moveDueTest } from './questionnaires/due-tests.ts';
import { noBaselineList } from './questionnaires/no-baseline-list.ts';
import { countResult } from './questionnaires/org-totals.ts';
import { entrySort, patientLists } from './records/patient-lists.ts';
import type { Key } from './table.ts';
import { foldWrites, type Write } from './write.ts';

/*
 * The limits that DynamoDB documents: a partition takes 1,000 write units a second; a write in a transaction costs two
 * units for each kilobyte; a transaction is cancelled when another one is writing one of its items. The 25
 * milliseconds of a transaction are our estimate. The keys are those that the data layer writes.
 */
const transactionMilliseconds = 25;
const partitionUnits = 1000;
const seconds = 20;

/** Always the same numbers from 0 to 1. */
const makeRandom = () => {
  let state = 20_261_120;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const keyOf = ({ write }: ReturnType<typeof foldWrites>[number]) => {
  const [input = {}] = Object.values(write) as { Key?: Partial<Key>; Item?: Partial<Key> }[];
  const { pk = '', sk = '' } = input.Key ?? input.Item ?? {};
  return { pk, item: `${pk} ${sk}` };
};

type Attempt = { at: number; number: number; keys: ReturnType<typeof keyOf>[] };

/** Simulates transactions at random moments, the given number a second, and counts their outcomes. */
const simulate = (perSecond: number, writesAt: (at: number) => Write[]) => {
  const random = makeRandom();
  const waiting: Attempt[] = Array.from({ length: perSecond * seconds }, () => {
    const at = Math.floor(random() * seconds * 1000);
    return { at, number: 1, keys: foldWrites(writesAt(at)).map(keyOf) };
  }).toSorted((one, other) => one.at - other.at);
  const heldUntil = new Map<string, number>();
  const units = new Map<string, number>();
  const fared = { transactions: waiting.length, conflicts: 0, failed: 0, mostUnits: 0 };
  while (waiting.length > 0) {
    const [attempt] = waiting.splice(0, 1) as [Attempt];
    const { at, number, keys } = attempt;
    for (const { pk } of keys) {
      const inSecond = `${pk} ${Math.floor(at / 1000)}`;
      units.set(inSecond, (units.get(inSecond) ?? 0) + 2);
    }
    if (keys.every(({ item }) => (heldUntil.get(item) ?? 0) <= at)) {
      for (const { item } of keys) heldUntil.set(item, at + transactionMilliseconds);
      continue;
    }
    fared.conflicts += 1;
    if (number === maxAttempts) {
      fared.failed += 1;
      continue;
    }
    const again = { ...attempt, at: at + delayOf(number, random()), number: number + 1 };
    const place = waiting.findIndex((one) => one.at > again.at);
    waiting.splice(place < 0 ? waiting.length : place, 0, again);
  }
  fared.mostUnits = Math.max(...units.values());
  return fared;
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
  return [...countResult(result), ...moveDueTest(test, { ...test, questionDate: '2026-11-20' })];
};

describe('under the documented limits of DynamoDB', () => {
  it('300 patients created a second all succeed, some after a wait, and no partition is asked for more than it gives', () => {
    const { transactions, conflicts, failed, mostUnits } = simulate(300, createIn(lists));
    expect(failed).toBe(0);
    expect(conflicts / (transactions + conflicts)).toBeLessThan(0.25);
    expect(mostUnits).toBeLessThanOrEqual(partitionUnits);
  });

  it('30 a second, far more than an organisation has, seldom meet', () => {
    const { transactions, conflicts } = simulate(30, createIn(lists));
    expect(conflicts / transactions).toBeLessThan(0.05);
  });

  // A test that falls due on another day is two entries of one list: 300 a second would be 1,200 units of it.
  it('so do 150 questionnaires a second that move a due test into another month', () => {
    const { transactions, conflicts, failed, mostUnits } = simulate(150, save);
    expect(failed).toBe(0);
    expect(conflicts / (transactions + conflicts)).toBeLessThan(0.25);
    expect(mostUnits).toBeLessThanOrEqual(partitionUnits);
    expect(dueList.shards).toBe(patientLists.all.shards);
  });

  it('fails with one counter for everybody, as it should', () => {
    expect(simulate(300, createIn(lists.map((list) => ({ ...list, shards: 1 })))).failed).toBeGreaterThan(100);
  });
});
