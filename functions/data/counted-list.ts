import { paginateQuery, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { makePage, type Page } from '../../shared/domain/page.ts';
import type { Item } from './entity.ts';
import type { Table } from './open-table.ts';
import type { Key } from './table.ts';
import type { Write } from './write.ts';

/**
 * A list of any length, of which every page costs the same to read and the total is exact.
 *
 * Its entries are one partition in sort order. Beside them stand counters, one per prefix of the sort key (for an
 * instant: month, day, hour, minute), changed in the same transaction as the entry. A page is found by walking the
 * counters down, a level a query, and then reading only that page.
 */
export type CountedList = {
  name: string;
  /** Lengths of the prefixes that are counted, the shortest first. A prefix has at most some 100 children. */
  levels: readonly number[];
};

/** Prefixes of an ISO 8601 instant: month, day, hour, minute. */
export const instantLevels = [7, 10, 13, 16] as const;

export type ListEntry = {
  /** Where the entry stands: unique in the list, longer than the last level. */
  sort: string;
  /** What a row of the list shows, so that a page is one read. */
  row: Item;
};

export const listPartition = (list: CountedList) => `LIST#${list.name}`;
export const countPartition = (list: CountedList) => `COUNT#${list.name}`;
export const entryKey = (list: CountedList, sort: string): Key => ({ pk: listPartition(list), sk: sort });

// The length stands first, so that one level is one range. A hot counter can later be split by a suffix after the
// prefix: readers add up what they find under it.
const counterSort = (level: number, prefix: string) => `${String(level).padStart(2, '0')}#${prefix}`;
const counterKey = (list: CountedList, level: number, prefix: string): Key => ({
  pk: countPartition(list),
  sk: counterSort(level, prefix),
});

const count = (list: CountedList, sort: string, by: 1 | -1): Write[] =>
  list.levels.map((level) => ({
    Update: {
      Key: counterKey(list, level, sort.slice(0, level)),
      UpdateExpression: 'ADD #entries :by',
      ExpressionAttributeNames: { '#entries': 'entries' },
      ExpressionAttributeValues: { ':by': by },
    },
  }));

/** The writes that put an entry on the list. The first is refused if it is there already. */
export const addToList = (list: CountedList, { sort, row }: ListEntry): Write[] => [
  { Put: { Item: { ...entryKey(list, sort), ...row }, ConditionExpression: 'attribute_not_exists(pk)' } },
  ...count(list, sort, 1),
];

/** The writes that take an entry off the list. The first is refused if it is not there. */
export const removeFromList = (list: CountedList, sort: string): Write[] => [
  { Delete: { Key: entryKey(list, sort), ConditionExpression: 'attribute_exists(pk)' } },
  ...count(list, sort, -1),
];

type Bucket = { prefix: string; entries: number };

/** The counters of one level under a prefix, the latest first. */
const readBuckets = async (table: Table, list: CountedList, level: number, under: string): Promise<Bucket[]> => {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :level)',
      ExpressionAttributeValues: { ':pk': countPartition(list), ':level': counterSort(level, under) },
      ConsistentRead: true,
      ScanIndexForward: false,
    }),
  );
  const start = counterSort(level, '').length;
  return Items.map((item) => ({ prefix: String(item.sk).slice(start, start + level), entries: Number(item.entries) }));
};

type Place = { under: string; skip: number };

/** Walks past whole buckets; leaves the one that the wanted entry is in, and how many of its entries come before. */
const descend = (buckets: Bucket[], skip: number): Place | undefined => {
  let left = skip;
  for (const { prefix, entries } of buckets) {
    if (left < entries) return { under: prefix, skip: left };
    left -= entries;
  }
  return undefined;
};

const lastOfPrefix = '\u{10FFFF}';

/** Entries from the end of a bucket on, the latest first; a bucket of thousands takes more than one answer. */
const readEntries = async (table: Table, list: CountedList, under: string, limit: number): Promise<Item[]> => {
  const entries: Item[] = [];
  const query = {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk AND sk <= :from',
    ExpressionAttributeValues: { ':pk': listPartition(list), ':from': under + lastOfPrefix },
    ConsistentRead: true,
    ScanIndexForward: false,
    Limit: limit,
  };
  for await (const { Items = [] } of paginateQuery({ client: table.client }, query)) {
    entries.push(...Items);
    if (entries.length >= limit) break;
  }
  return entries.slice(0, limit);
};

/** Reads page `page` (one-based), the latest entries first. */
export const readPage = async <Row>(
  table: Table,
  list: CountedList,
  { page, size }: { page: number; size: number },
  parseRow: (item: Item) => Row,
): Promise<Page<Row>> => {
  let place: Place | undefined = { under: '', skip: (page - 1) * size };
  let total = 0;
  for (const level of list.levels) {
    const buckets: Bucket[] = await readBuckets(table, list, level, place.under);
    if (level === list.levels[0]) total = buckets.reduce((sum, { entries }) => sum + entries, 0);
    place = descend(buckets, place.skip);
    if (!place) return makePage<Row>([], page, size, total);
  }
  const entries = await readEntries(table, list, place.under, place.skip + size);
  return makePage(entries.slice(place.skip).map(parseRow), page, size, total);
};
