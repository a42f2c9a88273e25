import type * as z from 'zod';
import type { Item, Placeholder, Whose } from './entity.ts';
import { shardDigits, shardOf } from './shard-of.ts';
import type { Key } from './table.ts';
import { changesOf, type Write } from './write.ts';

/**
 * A list of any length with an exact total, of which any page is found in at most four requests.
 *
 * Its entries are one partition in sort order. Beside them are counters of the prefixes of their sort keys, changed in
 * the same transaction as the entry, in a few levels (for an instant: years, then the days of a year, then the seconds
 * of a day). A page is found by walking the counters down, one query a level.
 *
 * Every level of a prefix is a partition of its own, which takes 500 transactions a second. It holds, for each shard
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
};

/** A family of lists, one for each id; `any` is the list of any of them. */
export const listsBy = (anyId: Placeholder, listOf: (id: string) => CountedList) =>
  Object.assign(listOf, { any: listOf(anyId) });

/** A counted list as writes and reads take it. */
export type ListShape = Pick<CountedList, 'name' | 'levels' | 'shards'>;

/**
 * Lengths of prefixes of the sort key: `item` groups the counters of one item, `child` is the prefix that each counter
 * counts.
 */
type Level = { item: number; child: number };

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
 * Levels for a day and a ULID: the days of a month, and then the first characters of the ULIDs of a day (9 hours
 * each).
 */
export const dayLevels: readonly Level[] = [
  { item: 7, child: 10 },
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
  /** The content of a row of the list, so that a page is one read. */
  row: Item;
};

export const listPartition = (list: Pick<ListShape, 'name'>) => `LIST#${list.name}`;
export const entryKey = (list: Pick<ListShape, 'name'>, sort: string): Key => ({ pk: listPartition(list), sk: sort });

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
export const addToList = (list: ListShape, { sort, row }: ListEntry): Write[] => [
  { Put: { Item: { ...entryKey(list, sort), ...row }, ConditionExpression: 'attribute_not_exists(pk)' } },
  ...count(list, sort, 1),
];

/** The writes that take an entry off the list. The first is refused if it is not there. */
export const removeFromList = (list: ListShape, sort: string): Write[] => [
  { Delete: { Key: entryKey(list, sort), ConditionExpression: 'attribute_exists(pk)' } },
  ...count(list, sort, -1),
];

/** The writes that move an entry; the first two are those of the entry itself. */
export const moveInList = (list: ListShape, from: string, to: ListEntry): Write[] => {
  const [taken, ...down] = removeFromList(list, from);
  const [added, ...up] = addToList(list, to);
  return [taken, added, ...down, ...up].filter((write) => write !== undefined);
};

const notCounters = ['pk', 'sk', 'schemaVersion', changesOf];

/** The shard that holds what others counted, once they are folded: no entry falls into it. */
export const foldedShard = '99';

type Counted = { shard: string; attribute: string; entries: number };

/** The numbers of an item of counters, each with the shard that counted it. A folded one holds those of several: `03=1,17=4`. */
export const numbersOf = (item: Item): Counted[] => {
  const shard = String(item.sk).slice(-shardDigits);
  return Object.entries(item).flatMap(([attribute, value]): Counted[] => {
    if (notCounters.includes(attribute)) return [];
    if (typeof value !== 'string') return [{ shard, attribute, entries: Number(value) }];
    return value.split(',').map((one) => ({
      shard: one.slice(0, shardDigits),
      attribute,
      entries: Number(one.slice(shardDigits + 1)),
    }));
  });
};
