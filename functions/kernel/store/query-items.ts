import { paginateQuery, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Item } from './entity.ts';
import type { Table } from './open-table.ts';
import { type PlaceName, placeSort } from './table.ts';

type Query = Omit<QueryCommandInput, 'TableName'>;
/** A query of which one answer is taken says how many items it is about: an answer ends at a megabyte besides. */
type Bounded = Query & { Limit: number };

/** The answer to one request of a query; `next` is the last key that was looked at where there are more. */
export const queryPage = async (table: Table, query: Bounded) => {
  const {
    Items: items = [],
    Count: count = 0,
    LastEvaluatedKey: next,
  } = await table.client.send(new QueryCommand({ ...query, TableName: table.name }));
  return { items, count, next };
};

/** The answers to a query, each from where the one before ended: a number of requests at the most. */
export async function* queryPages(table: Table, query: Bounded, mostRequests: number) {
  let from: Item | undefined;
  for (let request = 0; request < mostRequests; request += 1) {
    const page = await queryPage(table, { ...query, ...(from && { ExclusiveStartKey: from }) });
    yield page;
    from = page.next;
    if (!from) return;
  }
}

/** All items that a query finds, or the first `Limit`, in as many answers as they take: each has a megabyte at most. */
export const queryItems = async (table: Table, { Limit, ...query }: Query): Promise<Item[]> => {
  const items: Item[] = [];
  const pages = paginateQuery(
    { client: table.client, ...(Limit !== undefined && { pageSize: Limit }) },
    { ...query, TableName: table.name },
  );
  for await (const { Items = [] } of pages) {
    items.push(...Items);
    if (Limit !== undefined && items.length >= Limit) return items.slice(0, Limit);
  }
  return items;
};

const namesOf = (mark: string, names: readonly string[]) =>
  names.length > 0 && { ExpressionAttributeNames: Object.fromEntries(names.map((name, n) => [`#${mark}${n}`, name])) };

/** Only these attributes of each item: as many read units, and less to send and to parse. */
export const onlyAttributes = (attributes: readonly string[]) => ({
  ProjectionExpression: attributes.map((_, n) => `#a${n}`).join(', '),
  ...namesOf('a', attributes),
});

/** The places of a list, by default of the first index: those in a range of its sort keys, and with certain values. */
type OfPlaces = {
  index?: PlaceName;
  range?: { condition: string; values: Readonly<Record<string, string>> } | undefined;
  equals?: Readonly<Record<string, string | undefined>>;
  latestFirst?: boolean;
};

/** The query for the places of such a list. An item is in the index a moment after it was written. */
export const placesQuery = (list: string, { index = 'place1', range, equals = {}, latestFirst }: OfPlaces = {}) => {
  const wanted = Object.entries(equals).filter(([, value]) => value !== undefined);
  return {
    IndexName: index,
    KeyConditionExpression: `${index} = :list${range ? ` AND ${placeSort} ${range.condition}` : ''}`,
    ...(wanted.length > 0 && {
      FilterExpression: wanted.map((_, n) => `#f${n} = :f${n}`).join(' AND '),
      ...namesOf(
        'f',
        wanted.map(([name]) => name),
      ),
    }),
    ExpressionAttributeValues: {
      ':list': list,
      ...range?.values,
      ...Object.fromEntries(wanted.map(([, value], n) => [`:f${n}`, value])),
    },
    ScanIndexForward: !latestFirst,
  };
};

const lastOfAll = '\u{10FFFF}';

/** The range of the sort keys that begin so. */
export const startingWith = (prefix: string) => ({ from: prefix || ' ', to: prefix + lastOfAll });

/** Items of one partition, up to `limit`; `from` and `to` are sort keys, both included. */
export type Section = { from?: string; to?: string | undefined; latestFirst?: boolean; limit?: number | undefined };

/** The items that are on a list of an index, or in a section of it, a moment after they were written. */
export const readPlaces = (
  table: Table,
  list: string,
  index: PlaceName,
  { from = ' ', to = lastOfAll, latestFirst = false, limit }: Section = {},
): Promise<Item[]> =>
  queryItems(table, {
    ...placesQuery(list, {
      ...{ index, latestFirst },
      range: { condition: 'BETWEEN :from AND :to', values: { ':from': from, ':to': to } },
    }),
    Limit: limit,
  });

/** The items of a partition as they are now, or those of a section of it; only some of their attributes if they are named. */
export const readPartition = (
  table: Table,
  pk: string,
  {
    from = ' ',
    to = lastOfAll,
    latestFirst = false,
    limit,
    attributes,
  }: Section & { attributes?: readonly string[] } = {},
): Promise<Item[]> =>
  queryItems(table, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
    ScanIndexForward: !latestFirst,
    ConsistentRead: true,
    ...(attributes && onlyAttributes(attributes)),
    Limit: limit,
  });
