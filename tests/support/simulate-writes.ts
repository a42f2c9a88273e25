import { delayOf, maxAttempts } from '../../functions/kernel/store/back-off.ts';

/*
 * The limits that DynamoDB documents: a partition takes 1,000 write units a second; a write in a transaction costs two
 * units for each kilobyte; a transaction is cancelled when another one is writing one of its items. The 25
 * milliseconds of a transaction are our estimate.
 */
export const partitionUnits = 1000;
const transactionMilliseconds = 25;

/** What a transaction asks for: the items that it holds, and units of their partitions and those of indexes. */
export type Asked = { items: readonly string[]; units: readonly { partition: string; units: number }[] };

/** Always the same numbers from 0 to 1. */
export const makeRandom = () => {
  let state = 20_261_120;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

type Attempt = { at: number; number: number; asked: Asked };

/**
 * Simulates transactions at random moments, the given number a second, and counts their outcomes. An attempt that is
 * cancelled costs its units too.
 */
export const simulate = (perSecond: number, transactions: number, askedAt: (at: number, n: number) => Asked) => {
  const random = makeRandom();
  const waiting: Attempt[] = Array.from({ length: transactions }, (_, n) => {
    const at = Math.floor((random() * transactions * 1000) / perSecond);
    return { at, number: 1, asked: askedAt(at, n) };
  }).toSorted((one, other) => one.at - other.at);
  const lockedUntil = new Map<string, number>();
  const units = new Map<string, number>();
  const fared = { transactions, conflicts: 0, failed: 0, units };
  while (waiting.length > 0) {
    const [attempt] = waiting.splice(0, 1) as [Attempt];
    const { at, number, asked } = attempt;
    for (const one of asked.units) units.set(one.partition, (units.get(one.partition) ?? 0) + one.units);
    if (asked.items.every((item) => (lockedUntil.get(item) ?? 0) <= at)) {
      for (const item of asked.items) lockedUntil.set(item, at + transactionMilliseconds);
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
  const share = perSecond / transactions;
  return { ...fared, units: new Map([...units].map(([partition, sum]) => [partition, sum * share])) };
};
