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
 * instant: year, month, day, hour, minute), changed in the same transaction as the entry. A page is found by walking the
 * counters down, a level a query, and then reading only that page. The counters of one prefix are one read unit at most.
 */
export type CountedList = {
  name: string;
  /** Lengths of the prefixes that are counted, the shortest first. A prefix has at most some 60 children. */
  levels: readonly number[];
};

/** Prefixes of a day, for lists that grow by some hundreds a day at most: month, day. */
export const dayLevels = [7, 10] as const;

/** Prefixes of an ISO 8601 instant: year, month, day, hour, minute. */
export const instantLevels = [4, 7, 10, 13, 16] as const;

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

/** The writes that move an entry. A transaction may write an item once: counters that both places share stay as they are. */
export const moveInList = (list: CountedList, from: string, to: ListEntry): Write[] => {
  const [taken, ...down] = removeFromList(list, from);
  const [added, ...up] = addToList(list, to);
  const moves = list.levels.map((level) => from.slice(0, level) !== to.sort.slice(0, level));
  const changed = (writes: Write[]) => writes.filter((_, index) => moves[index]);
  return [taken, added, ...changed(down), ...changed(up)].filter((write) => write !== undefined);
};

type Bucket = { prefix: string; entries: number };

/** Which entries a page is counted from. Without it: all of them, the latest first. */
export type Range = {
  earliestFirst?: boolean;
  /** Only entries that stand before this prefix, which is as long as one of the levels. */
  before?: string;
};

/** The counters of one level under a prefix, in the order of the range and within it. */
const readBuckets = async (table: Table, list: CountedList, level: number, under: string, range: Range) => {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :level)',
      ExpressionAttributeValues: { ':pk': countPartition(list), ':level': counterSort(level, under) },
      ConsistentRead: true,
      ScanIndexForward: range.earliestFirst === true,
    }),
  );
  const start = counterSort(level, '').length;
  const buckets = Items.map(
    (item): Bucket => ({ prefix: String(item.sk).slice(start, start + level), entries: Number(item.entries) }),
  );
  const { before } = range;
  return before === undefined ? buckets : await cutOff(table, list, level, buckets, range, before);
};

/** Keeps what stands before the bound. The one bucket that it falls into is counted by its children. */
const cutOff = async (
  table: Table,
  list: CountedList,
  level: number,
  buckets: Bucket[],
  range: Range,
  before: string,
): Promise<Bucket[]> => {
  const edge = before.slice(0, level);
  const deeper = list.levels.find((one) => one > level);
  const within = buckets.filter(({ prefix }) => prefix < edge || (prefix === edge && level < before.length));
  return await Promise.all(
    within.map(async (bucket) => {
      if (bucket.prefix < edge || deeper === undefined) return bucket;
      return { ...bucket, entries: sum(await readBuckets(table, list, deeper, edge, range)) };
    }),
  );
};

const sum = (buckets: Bucket[]): number => buckets.reduce((total, { entries }) => total + entries, 0);

/** How long the list is: one request, however long. */
export const readTotal = async (table: Table, list: CountedList): Promise<number> => {
  const [level] = list.levels;
  if (level === undefined) throw new Error(`The list ${list.name} counts nothing`);
  return sum(await readBuckets(table, list, level, '', {}));
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

/** Entries from one end of a bucket on; a bucket of thousands takes more than one answer. */
const readEntries = async (table: Table, list: CountedList, under: string, limit: number, range: Range) => {
  const entries: Item[] = [];
  const from = range.earliestFirst ? under : under + lastOfPrefix;
  const query = {
    TableName: table.name,
    KeyConditionExpression: range.earliestFirst ? 'pk = :pk AND sk >= :from' : 'pk = :pk AND sk <= :from',
    ExpressionAttributeValues: { ':pk': listPartition(list), ':from': from },
    ConsistentRead: true,
    ScanIndexForward: range.earliestFirst === true,
    Limit: limit,
  };
  for await (const { Items = [] } of paginateQuery({ client: table.client }, query)) {
    entries.push(...Items);
    if (entries.length >= limit) break;
  }
  const { before } = range;
  return entries.slice(0, limit).filter(({ sk }) => before === undefined || String(sk) < before);
};

/** Reads page `page` (one-based), the latest entries first unless the range says otherwise. */
export const readPage = async <Row>(
  table: Table,
  list: CountedList,
  { page, size, ...range }: { page: number; size: number } & Range,
  parseRow: (item: Item) => Row,
): Promise<Page<Row>> => {
  let place: Place | undefined = { under: '', skip: (page - 1) * size };
  let total = 0;
  for (const level of list.levels) {
    const buckets: Bucket[] = await readBuckets(table, list, level, place.under, range);
    if (level === list.levels[0]) total = sum(buckets);
    place = descend(buckets, place.skip);
    if (!place) return makePage<Row>([], page, size, total);
  }
  const entries = await readEntries(table, list, place.under, place.skip + size, range);
  return makePage(entries.slice(place.skip).map(parseRow), page, size, total);
};
