import { countersOf, countPartition, type Level, type ListShape, listPartition } from './counted-list.ts';
import type { Counted, Item } from './entity.ts';
import { numbersOf } from './list-numbers.ts';
import { shardDigits } from './shard-of.ts';
import type { Key } from './table.ts';

// The parts of a counted list that only recounting needs.

/** The counters from before there were shards; recounting moves their content. */
export const formerCountPartition = (list: Pick<ListShape, 'name'>) => `COUNT#${list.name}`;

/** Whether an item is a counter in the present levels of a list, and not in earlier ones. */
export const isDividedSo = ({ levels }: ListShape, { pk, sk }: Key): boolean => {
  const [prefix, group] = [pk.length - pk.lastIndexOf('#') - 1, sk.length - shardDigits - 1];
  return levels.some(
    ({ item, folded }, level) => [item, folded].includes(group) && (levels[level - 1]?.child ?? 0) === prefix,
  );
};

/**
 * The numbers of an item of counters, each with the counter that an entry of its shard changes. That is in another item
 * where they are folded, or were counted in groups of another length.
 */
export const countersIn = (levels: readonly Level[], item: Item & Key) => {
  const under = item.pk.length - item.pk.lastIndexOf('#') - 1;
  const length = levels.find((_, level) => (levels[level - 1]?.child ?? 0) === under)?.item ?? 0;
  return numbersOf(item).map(({ shard, prefix, entries }) => ({
    key: { pk: item.pk, sk: `${prefix.slice(0, length)}#${shard}` },
    attribute: prefix.slice(length),
    entries,
  }));
};

/** Whether an item counts a list; such an item knows how often it was changed. */
export const isListCounter = ({ pk }: Key): boolean => pk.startsWith(countPartition({ name: '' }).slice(0, -1));

/** The amounts that an item of any list of this kind, in the partition of this number, adds to the counters. */
export const countedOf = (list: ListShape, partition: number, { pk, sk }: Key): Counted[] => {
  const [start, end] = [listPartition({ name: '' }), listPartition({ name: '' }, partition)];
  const name = pk.slice(start.length, pk.length - (end.length - start.length));
  return countersOf({ ...list, name }, sk).map(({ key, attribute }) => ({ key, amounts: { [attribute]: 1 } }));
};
