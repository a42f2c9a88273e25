import * as z from 'zod';
import { indexes, tableSchema } from '../../../functions/kernel/store/table.ts';

const value = z.looseObject({ S: z.string().optional() });
const attributes = z.record(z.string(), value);
const part = z.object({
  Item: attributes.optional(),
  IndexName: z.string().optional(),
  ExclusiveStartKey: attributes.optional(),
  KeyConditionExpression: z.string().default(''),
  ConditionExpression: z.string().default(''),
  FilterExpression: z.string().default(''),
  UpdateExpression: z.string().default(''),
  ProjectionExpression: z.string().default(''),
  ExpressionAttributeNames: z.record(z.string(), z.string()).default({}),
  ExpressionAttributeValues: attributes.default({}),
  ReturnValuesOnConditionCheckFailure: z.string().default('NONE'),
});
type Part = z.infer<typeof part>;

const body = part.extend({
  TransactItems: z.array(z.record(z.string(), part)).default([]),
  RequestItems: z
    .record(z.string(), z.union([z.array(z.object({ PutRequest: part.optional() })), z.looseObject({})]))
    .default({}),
});

const largest = { partition: 2048, sort: 1024, operators: 300, listed: 100 };

const keySizes = new Map<string, number>(
  indexes.flatMap(({ partitionKey, sortKey }) => [
    [partitionKey, largest.partition],
    [sortKey, largest.sort],
  ]),
);

const bytesOf = (text: string | undefined) => Buffer.byteLength(text ?? '');

const expressionsOf = (one: Part) => [
  one.KeyConditionExpression,
  one.ConditionExpression,
  one.FilterExpression,
  one.UpdateExpression,
  one.ProjectionExpression,
];

const nameOf = ({ ExpressionAttributeNames }: Part, name = '') => ExpressionAttributeNames[name] ?? name;

const findUnused = (one: Part): string | undefined => {
  const used = new Set(expressionsOf(one).flatMap((expression) => expression.match(/[#:]\w+/g) ?? []));
  const given = [...Object.keys(one.ExpressionAttributeNames), ...Object.keys(one.ExpressionAttributeValues)];
  const unused = given.find((name) => !used.has(name));
  return unused && `No expression uses ${unused}`;
};

const operator =
  /<>|<=|>=|[=<>+]|\b(?:AND|OR|NOT|IN|BETWEEN|size|contains|begins_with|if_not_exists|list_append|attribute_\w+)\b/gi;

const findTooMany = (one: Part): string | undefined => {
  const expressions = expressionsOf(one);
  if (expressions.some((expression) => (expression.match(operator)?.length ?? 0) > largest.operators)) {
    return `An expression has more than ${largest.operators} operators`;
  }
  const lists = expressions.flatMap((expression) => [...expression.matchAll(/\bIN\s*\(([^)]*)\)/gi)]);
  const isLong = lists.some(([, listed = '']) => listed.split(',').length > largest.listed);
  return isLong ? `IN has more than ${largest.listed} values` : undefined;
};

const findSame = (one: Part): string | undefined => {
  const comparisons = [one.ConditionExpression, one.FilterExpression].flatMap((expression) => [
    ...expression.matchAll(/(?<![\w:#.[\]])([\w#][\w#.[\]]*)\s*(?:<>|<=|>=|[=<>])\s*([\w#][\w#.[\]]*)/g),
  ]);
  const isSame = comparisons.some(([, left, right]) => nameOf(one, left) === nameOf(one, right));
  return isSame ? 'An attribute is compared with itself' : undefined;
};

/** The values that a request stores in an attribute, or sets it to. */
const listStored = (one: Part): [name: string, text: string | undefined][] => [
  ...Object.entries(one.Item ?? {}).map(([name, { S }]): [string, string | undefined] => [name, S]),
  ...[...one.UpdateExpression.matchAll(/(#?\w+)\s*=\s*(:\w+)/g)].map(
    ([, name, bound = '']): [string, string | undefined] => [
      nameOf(one, name),
      one.ExpressionAttributeValues[bound]?.S,
    ],
  ),
];

const findLongKey = (one: Part): string | undefined => {
  const long = listStored(one).find(([name, text]) => bytesOf(text) > (keySizes.get(name) ?? Number.POSITIVE_INFINITY));
  return long && `The value of the index key ${long[0]} is longer than ${keySizes.get(long[0])} bytes`;
};

const findKeyFault = (one: Part): string | undefined => {
  const { IndexName, KeyConditionExpression, ExclusiveStartKey, ExpressionAttributeValues } = one;
  const { partitionKey } = indexes.find(({ name }) => name === IndexName) ?? tableSchema;
  // Every condition is of one attribute and the values after it, or `begins_with`, which is of a sort key.
  for (const [, name, values = ''] of KeyConditionExpression.matchAll(
    /(#?\w+)\s*(?:[=<>,]+|BETWEEN)\s*(:\w+(?:\s+AND\s+:\w+)?)/gi,
  )) {
    const most = nameOf(one, name) === partitionKey ? largest.partition : largest.sort;
    for (const [value] of values.matchAll(/:\w+/g)) {
      const asked = ExpressionAttributeValues[value]?.S;
      if (asked === '') return 'The value of a key is empty';
      if (bytesOf(asked) > most) return `The value of a key is longer than ${most} bytes`;
    }
  }
  if (!ExclusiveStartKey) return undefined;
  for (const [, name, asked = ''] of KeyConditionExpression.matchAll(/(#?\w+)\s*=\s*(:\w+)/g)) {
    if (nameOf(one, name) !== partitionKey) continue;
    if (ExclusiveStartKey[partitionKey]?.S !== ExpressionAttributeValues[asked]?.S) {
      return 'The key to go on from is of another partition';
    }
  }
  return undefined;
};

const findUnknownItem = ({ ReturnValuesOnConditionCheckFailure: wanted }: Part) =>
  ['ALL_OLD', 'NONE'].includes(wanted) ? undefined : `A refusal has no item ${wanted}`;

const findPartFault = (one: Part): string | undefined =>
  findUnknownItem(one) ?? findUnused(one) ?? findTooMany(one) ?? findSame(one) ?? findLongKey(one) ?? findKeyFault(one);

/**
 * What DynamoDB refuses in a request and the embedded database takes: tests/engines/database has the cases, which AWS's
 * own DynamoDB Local has answered too.
 */
export const findFault = (request: unknown): string | undefined => {
  const parsed = body.parse(request);
  if (parsed.TransactItems.some((item) => Object.keys(item).length > 1))
    return 'A write of a transaction has two kinds';
  const batched = Object.values(parsed.RequestItems).flatMap((asked) =>
    Array.isArray(asked) ? asked.flatMap(({ PutRequest }) => PutRequest ?? []) : [],
  );
  const parts = [parsed, ...parsed.TransactItems.flatMap((item) => Object.values(item)), ...batched];
  return parts.map(findPartFault).find((fault) => fault !== undefined);
};
