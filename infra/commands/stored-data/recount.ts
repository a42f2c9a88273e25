import { findKind } from '../../../functions/data/catalogue.ts';
import { countersIn } from '../../../functions/data/recounted-list.ts';
import type { Key } from '../../../functions/data/table.ts';
import { changesOf } from '../../../functions/data/write.ts';
import type { ReadItems } from './export-table.ts';
import type { StoredItem } from './stored-item.ts';

/** A counter: its stored number, the counted one, and `folded`, the part of the stored one in another item. */
export type Counted = Key & { attribute: string; stored: number; counted: number; folded: number };

/** By the name of the number; there are a dozen for each patient, so no more is kept of them. */
type Sum = Pick<Counted, 'stored' | 'counted' | 'folded'>;
type Sums = Map<string, Sum>;

// No key contains it.
const separator = '\n';

const find = (sums: Sums, { pk, sk }: Key, attribute: string) => {
  const name = [pk, sk, attribute].join(separator);
  const known = sums.get(name) ?? { stored: 0, counted: 0, folded: 0 };
  sums.set(name, known);
  return known;
};

const toCounted = ([name, sum]: [string, Sum]): Counted => {
  const [pk = '', sk = '', attribute = ''] = name.split(separator);
  return { pk, sk, attribute, ...sum };
};

export const isOf = (kind: { name: string }) => (item: StoredItem) => findKind(item)?.name === kind.name;

/** The amounts that an item adds to counters. */
export const contributionsOf = (item: StoredItem) => findKind(item)?.countedIn(item) ?? [];

export const isCounter = (item: StoredItem): boolean => findKind(item)?.counterOf(item) === 'present';
// After recounting these are all 0.
const isFormer = (item: StoredItem): boolean => findKind(item)?.counterOf(item) === 'former';
const notCounted = ['pk', 'sk', 'schemaVersion', changesOf];

/** Adds the numbers of an item of counters to the counters that they are of. */
const addStored = (sums: Sums, item: StoredItem) => {
  const levels = findKind(item)?.levels;
  const own = Object.entries(item).filter(([name]) => !notCounted.includes(name));
  const counters = levels
    ? countersIn(levels, item)
    : own.map(([attribute, value]) => ({ key: item, attribute, entries: Number(value) }));
  for (const { key, attribute, entries } of counters) {
    const sum = find(sums, key, attribute);
    sum.stored += entries;
    if (key.sk !== item.sk) sum.folded += entries;
  }
};

type Recount = { checked: number; wrong: Counted[]; former: Key[] };

/** Counts items in passing; only counters are kept. */
export const startRecount = () => {
  const sums: Sums = new Map();
  const former: Key[] = [];
  return {
    add(item: StoredItem): void {
      const { pk, sk } = item;
      if (isFormer(item)) return void former.push({ pk, sk });
      if (isCounter(item)) addStored(sums, item);
      for (const { key, amounts } of contributionsOf(item)) {
        for (const [attribute, by] of Object.entries(amounts)) find(sums, key, attribute).counted += by;
      }
    },
    end: (): Recount => ({
      checked: sums.size,
      wrong: [...sums].filter(([, { stored, counted }]) => stored !== counted).map(toCounted),
      former,
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
