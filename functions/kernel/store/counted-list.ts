import type * as z from 'zod';
import type { Counted, DataSubject } from './entity.ts';
import { create, type Fields, type Known, put, remove } from './entity-writes.ts';
import { shardOf } from './shard-of.ts';
import type { Key, PlaceName } from './table.ts';
import { addAmounts, type Write } from './write.ts';

/**
 * A list of any length with an exact total, of which any page is found in at most three requests.
 *
 * Its entries are one partition in sort order. Beside them are counters of the prefixes of their sort keys, changed in
 * the same transaction as the entry, in one level or two (for an instant: months, then ten seconds each). A page is found
 * by walking the counters down, one query a level.
 *
 * The counters are one partition, those of the first level behind all others: one query finds the total and the latest.
 * There is, for each shard and each group of prefixes, one item with a number for each prefix that has entries; those of the
 * first level have their sum too, so that a total asks for nothing else. Entries are
 * spread over the shards by a hash, so that two transactions seldom meet in an item; readers add the shards up.
 *
 * Lists that are often written together are a family: `patients/active` and `patients/no-baseline` share the items of
 * `COUNTS#patients#`, where each attribute begins with the first letter of its list.
 */
export type CountedList<Schema extends z.ZodType = z.ZodType> = {
  /** The name; for a list of one person, with their id after a `#`, and for one of a family after its name and a `/`. */
  name: string;
  /** The pattern of its sort keys, with the name of each part in braces. */
  sort: string;
  dataSubject: DataSubject;
  entry: { readonly name: string; readonly schema: Schema };
  levels: readonly Level[];
  shards: number;
  /** Where its entries are places of items of another kind: their index, in which the list is named as a partition is. */
  index?: PlaceName;
};

/** A family of lists, one for each id; `any` is the list of any of them. */
export const listsBy = <Schema extends z.ZodType>(
  placeholder: `{${string}}`,
  listOf: (id: string) => CountedList<Schema>,
) => Object.assign(listOf, { any: listOf(placeholder) });

/** The parts of a counted list that reading it needs; `of` are the lists of one family that are read as one. */
export type ListShape = Pick<CountedList, 'name' | 'levels' | 'shards' | 'index'> & {
  of?: readonly Pick<CountedList, 'name'>[];
};

/** Lengths of prefixes of the sort key: `item` groups the counters of one item, `child` is what each counter counts. */
export type Level = { item: number; child: number };

// The first level is read with every first page and every total: an item of less than 1 kB for each shard and decade.
const monthsOfDecade: Level = { item: 3, child: 7 };

/**
 * Levels for an ISO 8601 instant. An import adds a thousand entries in a minute, of which ten seconds are as many as are
 * read past. Those of a day are together, so that a month is few items; an item of a whole day of imports takes 90 kB.
 */
export const instantLevels: readonly Level[] = [monthsOfDecade, { item: 10, child: 18 }];

/** Levels for a day, with some hundreds of entries at most. */
export const dayLevels: readonly Level[] = [monthsOfDecade, { item: 7, child: 10 }];

/** The same for entries that often move by some weeks: both days are in one item of each level, but around New Year. */
export const movingDayLevels: readonly Level[] = [
  { item: 4, child: 7 },
  { item: 4, child: 10 },
];

/** Levels for a day or an instant in a list with some hundreds of entries a month at most. */
export const monthLevels: readonly Level[] = [monthsOfDecade];

/**
 * The shards of what a whole organisation counts. At 20 writes a second, more than any has, seven writes in a hundred are
 * tried again; with half as many shards, fifteen (`hot-items.test.ts`). Each shard is an item more to read in every page.
 */
export const organisationShards = 12;

/** The shards of the lists of one person: two people seldom write one of them at the same moment. */
export const patientShards = 1;

/** The counters of a list of the whole organisation, by instants. */
export const ofOrganisation = { levels: instantLevels, shards: organisationShards };

/** The counters of a list of one person. */
export const ofPerson = { levels: monthLevels, shards: patientShards };

export type ListEntry<Row> = {
  /** Unique in the list, longer than the last level. The text after the first `#` is the id of the entry. */
  sort: string;
  /** The content of a row of the list, so that a page is one read. */
  row: Row;
};

export const listPartition = ({ name }: Pick<ListShape, 'name'>) => `LIST#${name}`;

export const entryKey = (list: Pick<ListShape, 'name'>, sort: string): Key => ({ pk: listPartition(list), sk: sort });

/** The entries of a list, by their sort keys, as the verbs of `entity-writes.ts` take them. */
export const entriesOf = <Schema extends z.ZodType>(list: Pick<CountedList<Schema>, 'name' | 'entry'>) => ({
  key: (sort: string): Key => entryKey(list, sort),
  schema: list.entry.schema,
});

const familyOf = (name: string): string => name.replace(/\/.*/, '');

export const countPartition = ({ name }: Pick<ListShape, 'name'>) => `COUNTS#${familyOf(name)}#`;

/** The beginning of the attributes of a list of a family; nothing for a list of its own. */
export const markOf = ({ name }: Pick<ListShape, 'name'>): string => /\/(.)/.exec(name)?.[1] ?? '';

/** The beginning of the sort keys of the counters of the first level, which no entry has. */
export const topMark = '~~';

const totalMark = '=';

/** The attribute of a counter of the first level that is the sum of its other numbers of a list. */
export const totalOf = (list: Pick<ListShape, 'name'>): string => `${markOf(list)}${totalMark}`;

export const isTotal = (attribute: string): boolean => attribute.endsWith(totalMark);

/** What an entry adds to the counters that it is in, one a level. */
export const countersOf = (list: ListShape, sort: string): Counted[] => {
  // The hash is of the id alone: an entry that is moved stays in its shard, and two changes of one counter cancel out.
  const shard = shardOf(list.shards, sort.slice(sort.indexOf('#') + 1));
  return list.levels.map(({ item, child }, level) => ({
    key: {
      pk: countPartition(list),
      sk: `${level === 0 ? topMark : ''}${sort.slice(0, item)}#${shard}`,
    },
    amounts: { [`${markOf(list)}${sort.slice(item, child)}`]: 1, ...(level === 0 && { [totalOf(list)]: 1 }) },
  }));
};

/** The writes that count an entry, or count it no more. */
export const countEntry = (list: ListShape, sort: string, by: 1 | -1): Write[] =>
  countersOf(list, sort).map((counted) => addAmounts(counted, by));

type Written<Schema extends z.ZodType> = ListShape & Pick<CountedList<Schema>, 'entry'>;

/** The writes that put an entry on the list. The first is refused if it is there already. */
export const addToList = <Schema extends z.ZodType, const Given extends Fields<Schema>>(
  list: Written<Schema>,
  { sort, row }: ListEntry<Known<Given, Schema>>,
): Write[] => [create(entriesOf(list), sort, row), ...countEntry(list, sort, 1)];

/** The writes that take an entry off the list. The first is refused if it is not there. */
export const removeFromList = <Schema extends z.ZodType>(list: Written<Schema>, sort: string): Write[] => [
  remove(entriesOf(list), sort, { exists: true }),
  ...countEntry(list, sort, -1),
];

/** An entry, and the list that it is on. */
export type Listing<Schema extends z.ZodType> = {
  list: CountedList<Schema>;
  sort: string;
  row: Known<Fields<Schema>, Schema>;
};

const isAt = (one: Listing<z.ZodType>) => (other: Listing<z.ZodType>) =>
  one.list.name === other.list.name && one.sort === other.sort;

/** The writes that move an entry from some lists to others, and renew its row where it stays. Without lists before, it is new. */
export const relist = <Schema extends z.ZodType>(
  before: readonly Listing<Schema>[],
  after: readonly Listing<Schema>[],
): Write[] => [
  ...after.flatMap((listing): Write[] => {
    const { list, sort, row } = listing;
    const was = before.find(isAt(listing));
    if (!was) return addToList(list, { sort, row });
    return JSON.stringify(was.row) === JSON.stringify(row) ? [] : [put(entriesOf(list), sort, row, { exists: true })];
  }),
  ...before.filter((listing) => !after.some(isAt(listing))).flatMap(({ list, sort }) => removeFromList(list, sort)),
];
