import { makePage, type Page } from '../../shared/domain/page.ts';
import { countPartition, type ListShape, listPartition, partitionsOf } from './counted-list.ts';
import type { Item } from './entity.ts';
import { numbersOf } from './list-numbers.ts';
import type { Table } from './open-table.ts';
import { queryItems } from './query-items.ts';

// How a counted list is read: its total, and any of its pages.

type Bucket = { prefix: string; entries: number };

/** The range of entries that a page is counted from; by default all of them, the latest first. */
export type Range = {
  earliestFirst?: boolean;
  /** Only entries before this prefix, which is as long as those that the first level counts. */
  before?: string;
};

/** The number of entries under each prefix that divides `under`, in the order of the range and within it. */
const readBuckets = async (
  table: Table,
  list: ListShape,
  level: number,
  under: string,
  { before, earliestFirst }: Range,
): Promise<Bucket[]> => {
  const { item = 0, folded = item } = list.levels[0] ?? {};
  const first = level === 0 ? before?.slice(0, folded) : undefined;
  const items = await queryItems(table, {
    KeyConditionExpression: first === undefined ? 'pk = :pk' : 'pk = :pk AND sk < :end',
    ExpressionAttributeValues: {
      ':pk': countPartition(list, under),
      ...(first !== undefined && { ':end': `${first}${lastOfPrefix}` }),
    },
    ConsistentRead: true,
  });
  const sums = new Map<string, number>();
  for (const { prefix, entries } of items.flatMap(numbersOf)) sums.set(prefix, (sums.get(prefix) ?? 0) + entries);
  const buckets = [...sums]
    .map(([prefix, entries]) => ({ prefix, entries }))
    .filter(({ prefix, entries }) => entries !== 0 && (level > 0 || before === undefined || prefix < before))
    .toSorted((one, other) => (one.prefix < other.prefix ? -1 : 1));
  return earliestFirst ? buckets : buckets.toReversed();
};

const sum = (buckets: readonly Bucket[]): number => buckets.reduce((total, { entries }) => total + entries, 0);

/** The length of the list: one request, however long it is. */
export const readTotal = async (table: Table, list: ListShape): Promise<number> =>
  sum(await readBuckets(table, list, 0, '', {}));

/** The number of entries whose sort keys begin with a prefix, which is shorter than those that the first level counts. */
export type CountUnder = (prefix: string) => number;

const countingUnder =
  (buckets: readonly Bucket[]): CountUnder =>
  (prefix) =>
    sum(buckets.filter((one) => one.prefix.startsWith(prefix)));

/** The same for any prefix: one request. */
export const readCounts = async (table: Table, list: ListShape): Promise<CountUnder> =>
  countingUnder(await readBuckets(table, list, 0, '', {}));

type Place = { under: string; skip: number };

/** Skips whole buckets; returns the one that contains the wanted entry, and how many of its entries come before it. */
const descend = (buckets: readonly Bucket[], skip: number): Place | undefined => {
  let left = skip;
  for (const { prefix, entries } of buckets) {
    if (left < entries) return { under: prefix, skip: left };
    left -= entries;
  }
  return undefined;
};

const lastOfPrefix = '\u{10FFFF}';

/** The entries of each partition between two sort keys, as if they were in one. */
export const readBetween = async (
  table: Table,
  list: ListShape,
  { from, to, limit, earliestFirst }: { from: string; to: string; limit: number; earliestFirst: boolean },
): Promise<Item[]> => {
  const read = (partition: number) =>
    queryItems(table, {
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': listPartition(list, partition), ':from': from, ':to': to },
      ConsistentRead: true,
      ScanIndexForward: earliestFirst,
      Limit: limit,
    });
  const entries = (await Promise.all(partitionsOf(list).map(read)))
    .flat()
    .toSorted((one, other) => (String(one.sk) < String(other.sk) ? -1 : 1));
  return (earliestFirst ? entries : entries.toReversed()).slice(0, limit);
};

/** The entries from one end of a bucket on; one answer contains some thousands. */
const readEntries = async (table: Table, list: ListShape, under: string, limit: number, range: Range) => {
  const { before, earliestFirst = false } = range;
  const bounds = earliestFirst
    ? { from: under || ' ', to: before ?? lastOfPrefix }
    : { from: ' ', to: under === '' && before !== undefined ? before : under + lastOfPrefix };
  const entries = await readBetween(table, list, { ...bounds, limit, earliestFirst });
  return entries.filter(({ sk }) => before === undefined || String(sk) < before);
};

// Up to this number it is cheaper to read entries and drop them than to ask the counters where the page begins.
const mostReadPast = 60;

/**
 * Reads page `page` (one-based), the latest entries first unless the range says otherwise: two requests side by side for
 * the first pages, and one more for each level below that it takes to find a page further down.
 */
export const readPage = async <Row>(
  table: Table,
  list: ListShape,
  wanted: { page: number; size: number } & Range,
  parseRow: (item: Item) => Row,
): Promise<Page<Row>> => (await readPageAndCounts(table, list, wanted, parseRow)).page;

/** The same, with the counts that were read for it. */
export const readPageAndCounts = async <Row>(
  table: Table,
  list: ListShape,
  { page, size, ...range }: { page: number; size: number } & Range,
  parseRow: (item: Item) => Row,
): Promise<{ page: Page<Row>; countUnder: CountUnder }> => {
  const skip = (page - 1) * size;
  const read = async ({ under, skip: past }: Place) =>
    (await readEntries(table, list, under, past + size, range)).slice(past).map(parseRow);
  const top = readBuckets(table, list, 0, '', range);
  if (skip <= mostReadPast) {
    const [buckets, rows] = await Promise.all([top, read({ under: '', skip })]);
    return { page: makePage(rows, page, size, sum(buckets)), countUnder: countingUnder(buckets) };
  }
  const buckets = await top;
  const total = sum(buckets);
  let place = descend(buckets, skip);
  for (let level = 1; place && place.skip > mostReadPast && level < list.levels.length; level += 1) {
    place = descend(await readBuckets(table, list, level, place.under, range), place.skip);
  }
  return {
    page: makePage(place ? await read(place) : [], page, size, total),
    countUnder: countingUnder(buckets),
  };
};
