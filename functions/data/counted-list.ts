import type * as z from 'zod';
import type { Item, Placeholder, Whose } from './entity.ts';
import { shardOf } from './shard-of.ts';
import type { Key } from './table.ts';
import type { Write } from './write.ts';

/**
 * A list of any length with an exact total, of which any page is found in at most four requests.
 *
 * Its entries are one partition in sort order, or a few. Beside them are counters of the prefixes of their sort keys, changed in
 * the same transaction as the entry, in a few levels (for an instant: years, then the days of a year, then the seconds
 * of a day). A page is found by walking the counters down, one query a level.
 *
 * Every level of a prefix is a partition of its own, which takes 500 transactions a second. It contains, for each shard
 * and each group of prefixes, one item of less than 1 kB with a number for each prefix. Entries are spread over the
 * shards by a hash, so that two transactions seldom meet in an item; readers add the shards up. Every few minutes
 * `fold-counters.ts` adds those that are quiet into one, so that there are few of them to read.
 */
export type CountedList = {
  /** The name; for a list of one person, with their id after a `#`. */
  name: string;
  /** The pattern of its sort keys, with the name of each part in braces. */
  sort: string;
  whose: Whose;
  /** The schema of an entry. */
  entry: { readonly name: string; readonly schema: z.ZodType };
  levels: readonly Level[];
  /** The number of shards: some times as many as there are writes at one moment. */
  shards: number;
  /**
   * The number of partitions of its entries; without it, one. Where everybody moves entries, each leaves one partition and
   * enters another, so that neither is asked for both writes. A page reads them side by side.
   */
  partitions?: number;
};

/** A family of lists, one for each id; `any` is the list of any of them. */
export const listsBy = (anyId: Placeholder, listOf: (id: string) => CountedList) =>
  Object.assign(listOf, { any: listOf(anyId) });

/** A counted list as writes and reads take it. */
export type ListShape = Pick<CountedList, 'name' | 'levels' | 'shards' | 'partitions'>;

/**
 * Lengths of prefixes of the sort key: `item` groups the counters of one item, `child` is the prefix that each counter
 * counts. Once they are folded, `folded` groups them, where that is set.
 */
export type Level = { item: number; child: number; folded?: number };

/**
 * Levels for an ISO 8601 instant: the years, the days of a month, the seconds of a minute. The first level is read
 * with every first page and every total. It has one item for each shard, so that it costs the same after ten years.
 */
export const instantLevels: readonly Level[] = [
  { item: 0, child: 4 },
  { item: 7, child: 10 },
  { item: 16, child: 19 },
];

/**
 * Levels for a day and a ULID: the days, and then the first characters of the ULIDs of a day (9 hours each). An entry
 * that moves to another month changes one item of the first level: it contains the days that changed since the last folding,
 * which takes them apart by month.
 */
export const dayLevels: readonly Level[] = [
  { item: 0, child: 10, folded: 7 },
  { item: 15, child: 16 },
];

/** Levels for a day, in a list that one person fills: the months of a year. */
export const monthLevels: readonly Level[] = [{ item: 4, child: 7 }];

/** The shards of lists of a whole organisation; `hot-items.test.ts` shows their load at 300 entries a second. */
export const organisationShards = 64;

/** The shards of lists of one patient, which a few people write at once. */
export const patientShards = 4;

export type ListEntry = {
  /**
   * The sort key of the entry: unique in the list, longer than the last level. The text after the first `#` is its id.
   */
  sort: string;
  /** The number of its partition; without it, the first. */
  partition?: number;
  /** The content of a row of the list, so that a page is one read. */
  row: Item;
};

/** A partition of the entries of a list. The first is named as that of a list which has no other. */
export const listPartition = (list: Pick<ListShape, 'name'>, partition = 0) =>
  `LIST#${list.name}${partition === 0 ? '' : `#${partition}`}`;
/** The numbers of the partitions of a list. */
export const partitionsOf = ({ partitions = 1 }: Pick<ListShape, 'partitions'>): number[] =>
  Array.from({ length: partitions }, (_, partition) => partition);

export const entryKey = (list: Pick<ListShape, 'name'>, sort: string, partition?: number): Key => ({
  pk: listPartition(list, partition),
  sk: sort,
});

/** The partition of the counters that divide a prefix; '' is the whole list. */
export const countPartition = (list: Pick<ListShape, 'name'>, prefix = '') => `COUNTS#${list.name}#${prefix}`;

type Counter = { key: Key; attribute: string };

/** The counters that an entry is in, one a level. */
export const countersOf = (list: ListShape, sort: string): Counter[] => {
  // The hash is of the id alone: an entry that is moved stays in its shard, and two changes of one counter cancel out.
  const shard = shardOf(list.shards, sort.slice(sort.indexOf('#') + 1));
  return list.levels.map(({ item, child }, level) => ({
    key: {
      pk: countPartition(list, sort.slice(0, list.levels[level - 1]?.child ?? 0)),
      sk: `${sort.slice(0, item)}#${shard}`,
    },
    attribute: sort.slice(item, child),
  }));
};

const count = (list: ListShape, sort: string, by: 1 | -1): Write[] =>
  countersOf(list, sort).map(({ key, attribute }) => ({
    Add: { Key: key, amounts: { [attribute]: by }, countsChanges: true },
  }));

/** The writes that put an entry on the list. The first is refused if it is there already. */
export const addToList = (list: ListShape, { sort, row, partition }: ListEntry): Write[] => [
  { Put: { Item: { ...entryKey(list, sort, partition), ...row }, ConditionExpression: 'attribute_not_exists(pk)' } },
  ...count(list, sort, 1),
];

/** The writes that take an entry off the list. The first is refused if it is not there. */
export const removeFromList = (list: ListShape, sort: string, partition?: number): Write[] => [
  { Delete: { Key: entryKey(list, sort, partition), ConditionExpression: 'attribute_exists(pk)' } },
  ...count(list, sort, -1),
];

/** The writes that move an entry; the first two are those of the entry itself. */
export const moveInList = (list: ListShape, from: string, to: ListEntry): Write[] => {
  const [taken, ...down] = removeFromList(list, from);
  const [added, ...up] = addToList(list, to);
  return [taken, added, ...down, ...up].filter((write) => write !== undefined);
};
