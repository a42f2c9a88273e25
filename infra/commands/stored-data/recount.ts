import { contributionsOf, isCounter } from '../../../functions/erasure/stored/item-kinds.ts';
import type { ReadItems } from '../../../functions/erasure/stored/read-stored.ts';
import type { StoredItem } from '../../../functions/erasure/stored/stored-item.ts';
import type { Key } from '../../../functions/kernel/store/table.ts';

/** A counter: its stored number, and the counted one. */
export type Counted = Key & { attribute: string; stored: number; counted: number };

/** By the name of the number; there are a dozen for each patient, so no more is kept of them. */
type Sum = Pick<Counted, 'stored' | 'counted'>;
type Sums = Map<string, Sum>;

// No key contains it.
const separator = '\n';

const find = (sums: Sums, { pk, sk }: Key, attribute: string) => {
  const name = [pk, sk, attribute].join(separator);
  const known = sums.get(name) ?? { stored: 0, counted: 0 };
  sums.set(name, known);
  return known;
};

const toCounted = ([name, sum]: [string, Sum]): Counted => {
  const [pk = '', sk = '', attribute = ''] = name.split(separator);
  return { pk, sk, attribute, ...sum };
};

const notCounted = ['pk', 'sk', 'schemaVersion'];

type Recount = { checked: number; wrong: Counted[] };

/** Counts items in passing; only counters are kept. */
export const startRecount = () => {
  const sums: Sums = new Map();
  return {
    add(item: StoredItem): void {
      if (isCounter(item)) {
        const own = Object.entries(item).filter(([name]) => !notCounted.includes(name));
        for (const [attribute, value] of own) find(sums, item, attribute).stored = Number(value);
      }
      for (const { key, amounts } of contributionsOf(item)) {
        for (const [attribute, by] of Object.entries(amounts)) find(sums, key, attribute).counted += by;
      }
    },
    end: (): Recount => ({
      checked: sums.size,
      wrong: [...sums].filter(([, { stored, counted }]) => stored !== counted).map(toCounted),
    }),
  };
};

const nameOf = (counter: Counted) => JSON.stringify(counter);

/**
 * The differences that two readings agree on. Beside a running product one reading sees some writes half, the entries
 * from before and the counters from after; such a counter differs in the next.
 */
export const recountTwice = async (read: ReadItems): Promise<Recount> => {
  const first = await recount(read);
  if (first.wrong.length === 0) return first;
  const again = new Set((await recount(read)).wrong.map(nameOf));
  return { ...first, wrong: first.wrong.filter((counter) => again.has(nameOf(counter))) };
};

/** Every counter and total of the table, beside its value when everything is counted anew. */
export const recount = async (read: ReadItems): Promise<Recount> => {
  const { add, end } = startRecount();
  for await (const item of read()) add(item);
  return end();
};
