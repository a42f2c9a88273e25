import { makePage, type Page } from '../../../shared/kernel/page.ts';
import { countPartition, isTotal, type ListShape, listPartition, markOf, topMark, totalOf } from './counted-list.ts';
import type { Item } from './entity.ts';
import type { Table } from './open-table.ts';
import { readPartition, readPlaces, type Section, startingWith } from './query-items.ts';
import { shardDigits } from './shard-of.ts';

// How a counted list is read: its total, and any of its pages.

type Bucket = { prefix: string; entries: number };

/** The range of entries that a page is counted from; by default all of them, the latest first. */
export type Range = {
  earliestFirst?: boolean;
  /** Of the earliest first, only entries before this prefix, which is as long as those that the second level counts. */
  before?: string;
};

const isCounter = (attribute: string) => !['pk', 'sk', 'schemaVersion'].includes(attribute) && !isTotal(attribute);

const groupOf = (item: Item): string => String(item.sk).slice(0, -1 - shardDigits);
const isTop = (item: Item): boolean => String(item.sk).startsWith(topMark);

/** The lists that a list is read from. */
const partsOf = (list: ListShape) => list.of ?? [list];

const numbersOf = (item: Item, list: ListShape): Bucket[] => {
  const group = isTop(item) ? groupOf(item).slice(topMark.length) : groupOf(item);
  const numbers = Object.entries(item).filter(([attribute]) => isCounter(attribute));
  return partsOf(list)
    .map(markOf)
    .flatMap((mark) =>
      numbers
        .filter(([attribute]) => attribute.startsWith(mark))
        .map(([attribute, entries]) => ({ prefix: group + attribute.slice(mark.length), entries: Number(entries) })),
    );
};

/** The number of entries under each prefix that some items count, in the order of the range and wholly within it. */
const addUp = (items: readonly Item[], list: ListShape, { before, earliestFirst }: Range): Bucket[] => {
  const sums = new Map<string, number>();
  for (const { prefix, entries } of items.flatMap((item) => numbersOf(item, list)))
    sums.set(prefix, (sums.get(prefix) ?? 0) + entries);
  const buckets = [...sums]
    .map(([prefix, entries]) => ({ prefix, entries }))
    .filter(({ prefix, entries }) => entries !== 0 && (before === undefined || prefix < before.slice(0, prefix.length)))
    .toSorted((one, other) => (one.prefix < other.prefix ? -1 : 1));
  return earliestFirst ? buckets : buckets.toReversed();
};

/** The buckets under a prefix of the first level, or those of the first level. */
const readBuckets = async (table: Table, list: ListShape, under: string, range: Range): Promise<Bucket[]> => {
  const group = under === topMark ? under : under.slice(0, list.levels[1]?.item);
  const buckets = addUp(await readPartition(table, countPartition(list), startingWith(group)), list, range);
  return under === topMark ? buckets : buckets.filter(({ prefix }) => prefix.startsWith(under));
};

/** The buckets that are together the whole range. Where it ends within one of the first level, those in that one too. */
const readAllBuckets = async (table: Table, list: ListShape, range: Range): Promise<Bucket[]> => {
  const last = range.before?.slice(0, list.levels[0]?.child);
  const [whole, rest] = await Promise.all([
    readBuckets(table, list, topMark, range),
    last === undefined ? [] : readBuckets(table, list, last, range),
  ]);
  return range.earliestFirst ? [...whole, ...rest] : [...rest, ...whole];
};

// Those of the latest two weeks of a busy list, in some kilobytes; no page that is further down than this is among them.
const mostNear = 200;
const furthestNear = 1200;

/** The buckets that are together the whole list, latest first, and the latest below them: one request. */
const readLatestBuckets = async (table: Table, list: ListShape): Promise<{ whole: Bucket[]; near: Bucket[] }> => {
  const items = await readPartition(table, countPartition(list), { limit: mostNear, latestFirst: true });
  // The shards of the last group may not all be there.
  const end = items.length < mostNear ? undefined : groupOf(items.at(-1) ?? {});
  const near = items.filter((item) => !isTop(item) && groupOf(item) !== end);
  return { whole: addUp(items.filter(isTop), list, {}), near: addUp(near, list, {}) };
};

const sum = (buckets: readonly Bucket[]): number => buckets.reduce((total, { entries }) => total + entries, 0);

/** The length of the list: one request, however long it is. */
export const readTotal = async (table: Table, list: ListShape): Promise<number> => {
  const totals = partsOf(list).map(totalOf);
  const items = await readPartition(table, countPartition(list), { ...startingWith(topMark), attributes: totals });
  return items.flatMap((item) => totals.map((total) => Number(item[total] ?? 0))).reduce((one, more) => one + more, 0);
};

/** The number of entries whose sort keys begin with a prefix, which is shorter than those that the first level counts. */
export type CountUnder = (prefix: string) => number;

const countingUnder =
  (buckets: readonly Bucket[]): CountUnder =>
  (prefix) =>
    sum(buckets.filter((one) => one.prefix.startsWith(prefix)));

export const readCounts = async (table: Table, list: ListShape): Promise<CountUnder> =>
  countingUnder(await readAllBuckets(table, list, {}));

/** A bucket of so many entries, and how many of them come before the wanted one. */
type Place = { under: string; skip: number; entries: number };

const descend = (buckets: readonly Bucket[], skip: number): Place | undefined => {
  let left = skip;
  for (const { prefix, entries } of buckets) {
    if (left < entries) return { under: prefix, skip: left, entries };
    left -= entries;
  }
  return undefined;
};

/** The entries of a list in a section of it; those of several lists in one order. */
export const readEntries = async (table: Table, list: ListShape, section: Section): Promise<Item[]> => {
  if (list.index) return await readPlaces(table, listPartition(list), list.index, section);
  const parts = await Promise.all(partsOf(list).map((part) => readPartition(table, listPartition(part), section)));
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const sorted = parts.flat().toSorted((one, other) => (String(one.sk) < String(other.sk) ? -1 : 1));
  return (section.latestFirst ? sorted.toReversed() : sorted).slice(0, section.limit);
};

/** The entries of a page, read from the nearer end of its bucket; one answer contains some thousands. */
const readPlace = async (table: Table, list: ListShape, place: Place, size: number, range: Range) => {
  const { before, earliestFirst = false } = range;
  const { under, skip, entries } = place;
  const bucket = startingWith(under);
  const read = (section: Section) => readEntries(table, list, section);
  const toEnd = entries - skip;
  if (skip <= toEnd) {
    const bounds = earliestFirst ? { from: bucket.from, to: before } : { to: bucket.to };
    return (await read({ ...bounds, limit: skip + size, latestFirst: !earliestFirst })).slice(skip);
  }
  const after = earliestFirst ? { from: bucket.to, to: before } : { to: bucket.from };
  const [own, others] = await Promise.all([
    read({ from: bucket.from, to: under === '' ? before : bucket.to, limit: toEnd, latestFirst: earliestFirst }),
    toEnd >= size || under === '' ? [] : read({ ...after, limit: size - toEnd, latestFirst: !earliestFirst }),
  ]);
  return [...own.toReversed(), ...others].slice(0, size);
};

// Up to this number it is cheaper to read entries and drop them than to ask the counters where the page begins.
const mostReadPast = 60;

/** The whole list, of which no counter is asked. */
const beginning = { under: '', entries: Number.POSITIVE_INFINITY };

type Counters = { whole: readonly Bucket[]; near: readonly Bucket[] };

const findPlace = async (
  table: Table,
  list: ListShape,
  { whole, near }: Counters,
  skip: number,
  range: Range,
): Promise<Place | undefined> => {
  const deepest = list.levels.at(-1)?.child ?? 0;
  const entries = sum(whole);
  if (skip >= entries) return undefined;
  const isNear = (place: Place) => Math.min(place.skip, place.entries - place.skip) <= mostReadPast;
  const all: Place = { under: '', skip, entries };
  if (isNear(all)) return all;
  let place = descend(near, skip) ?? descend(whole, skip);
  while (place && !isNear(place) && place.under.length < deepest) {
    place = descend(await readBuckets(table, list, place.under, range), place.skip);
  }
  return place;
};

/**
 * Reads page `page` (one-based), the latest entries first unless the range says otherwise. The first pages are two requests
 * side by side. The last pages are two requests, as are those among the latest entries. Any other takes one more, to walk
 * the counters down, and one beside the last where it lies in two buckets.
 */
export const readPage = async <Row>(
  table: Table,
  list: ListShape,
  wanted: { page: number; size: number } & Range,
  parseRow: (item: Item) => Row,
): Promise<Page<Row>> => {
  const { page, size, ...range } = wanted;
  const skip = (page - 1) * size;
  if (skip > mostReadPast || range.before) return (await readPageAndCounts(table, list, wanted, parseRow)).page;
  const [total, entries] = await Promise.all([
    readTotal(table, list),
    readPlace(table, list, { ...beginning, skip }, size, range),
  ]);
  return makePage(entries.map(parseRow), page, size, total);
};

/** The same, with the counts that were read for it. */
export const readPageAndCounts = async <Row>(
  table: Table,
  list: ListShape,
  { page, size, ...range }: { page: number; size: number } & Range,
  parseRow: (item: Item) => Row,
): Promise<{ page: Page<Row>; countUnder: CountUnder }> => {
  const skip = (page - 1) * size;
  const isFar = skip > mostReadPast;
  const counting: Promise<Counters> =
    isFar && skip <= furthestNear && !range.earliestFirst
      ? readLatestBuckets(table, list)
      : readAllBuckets(table, list, range).then((whole) => ({ whole, near: [] }));
  const find = async (): Promise<Place | undefined> =>
    isFar ? await findPlace(table, list, await counting, skip, range) : { ...beginning, skip };
  const read = async (place: Place | undefined) => (place ? await readPlace(table, list, place, size, range) : []);
  const [{ whole }, entries] = await Promise.all([counting, find().then(read)]);
  return {
    page: makePage(entries.map(parseRow), page, size, sum(whole)),
    countUnder: countingUnder(whole),
  };
};
