import { countersOf, countPartition, foldedShard, type ListShape, listPartition } from './counted-list.ts';
import type { Counted } from './entity.ts';
import { shardDigits } from './shard-of.ts';
import type { Key } from './table.ts';

// The parts of a counted list that only recounting needs.

/** The counters from before there were shards; recounting moves their content. */
export const formerCountPartition = (list: Pick<ListShape, 'name'>) => `COUNT#${list.name}`;

/** Whether an item is a counter in the present levels of a list, and not in earlier ones. */
export const isDividedSo = ({ levels }: ListShape, { pk, sk }: Key): boolean => {
  const [prefix, group] = [pk.length - pk.lastIndexOf('#') - 1, sk.length - shardDigits - 1];
  return levels.some(({ item }, level) => item === group && (levels[level - 1]?.child ?? 0) === prefix);
};

/** Whether an item counts a list; such an item knows how often it was changed. */
export const isListCounter = ({ pk }: Key): boolean => pk.startsWith(countPartition({ name: '' }).slice(0, -1));

/** Whether it holds what other shards of a list counted. */
export const isFoldedCounter = (key: Key): boolean => isListCounter(key) && key.sk.endsWith(`#${foldedShard}`);

/** The amounts that an item of any list of this kind adds to the counters. */
export const countedOf = (list: ListShape, { pk, sk }: Key): Counted[] =>
  countersOf({ ...list, name: pk.slice(listPartition({ name: '' }).length) }, sk).map(({ key, attribute }) => ({
    key,
    amounts: { [attribute]: 1 },
  }));
