import * as z from 'zod';
import { findKind } from '../../../functions/data/catalogue.ts';
import { parseOutput } from '../../../functions/data/direct-client/attribute-values.ts';
import type { Kind } from '../../../functions/data/kinds.ts';
import { auditIndexes, caseloadIndex, type Key, tableSchema } from '../../../functions/data/table.ts';

type Fields = Readonly<Record<string, unknown>>;
type Shape = z.core.JSONSchema.JSONSchema;
type Shapes = readonly (Shape | boolean)[];
type Write = {
  Item?: Fields & Key;
  Key?: Key;
  UpdateExpression?: string;
  ExpressionAttributeNames?: Readonly<Record<string, string>>;
  ExpressionAttributeValues?: Fields;
};
type Request = Write & { TransactItems?: readonly Readonly<Record<string, Write>>[] };

/** The attributes of the table itself, which an entity's schema need not name. */
const ofTable: ReadonlySet<string> = new Set([
  ...Object.values(tableSchema),
  'schemaVersion',
  ...Object.values(auditIndexes).map(({ partitionKey }) => partitionKey),
  caseloadIndex.partitionKey,
  caseloadIndex.sortKey,
]);

const shapes = new WeakMap<z.ZodType, Shape>();

const shapeOf = ({ schema }: Kind): Shape => {
  const shape = shapes.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  shapes.set(schema, shape);
  return shape;
};

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Whether a shape may be that of a value: of the shapes of a union, those which its constants exclude are not. */
const fits = ({ properties = {} }: Shape, value: unknown): boolean =>
  Object.entries(properties).every(
    ([name, of]) => typeof of === 'boolean' || of.const === undefined || !isFields(value) || of.const === value[name],
  );

/** The shapes that a value may have, each without alternatives. */
const shapesFor = (value: unknown, from: Shapes): Shape[] =>
  from.flatMap((shape) => {
    if (typeof shape === 'boolean') return [];
    const { anyOf = [], oneOf = [], allOf = [], ...own } = shape;
    return [...(fits(own, value) ? [own] : []), ...shapesFor(value, [...anyOf, ...oneOf, ...allOf])];
  });

/** The fields of a value, by their path, that are dropped when it is read. */
const listDropped = (from: Shapes, value: unknown, path: string): string[] => {
  const own = shapesFor(value, from);
  if (Array.isArray(value)) {
    const ofElement = own.flatMap(({ items = [] }): Shapes => [items].flat());
    return value.flatMap((element) => listDropped(ofElement, element, `${path}[]`));
  }
  if (!isFields(value) || !own.some(({ type }) => type === 'object')) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const of = own.flatMap(
      ({ properties = {}, additionalProperties }): Shapes => [properties[name] ?? additionalProperties ?? false],
    );
    const at = path === '' ? name : `${path}.${name}`;
    return of.some((one) => one !== false) ? listDropped(of, inner, at) : [at];
  });
};

/** What an update sets or adds to, with the value where the expression gives it as it is: `SET a.#b = :c ADD d :e`. */
const changesOf = ({ UpdateExpression = '', ExpressionAttributeNames = {}, ExpressionAttributeValues = {} }: Write) =>
  [...UpdateExpression.matchAll(/([#\w.]+)(?:\s*=\s*(?:\w+\(|(:\w+))|\s+:\w+)/g)].map(([, path = '', value = '']) =>
    path
      .split('.')
      .map((name) => ExpressionAttributeNames[name] ?? name)
      .reduceRight<unknown>((inner, name) => ({ [name]: inner }), ExpressionAttributeValues[value]),
  );

const judgeWrite = (write: Write): string[] => {
  const key = write.Item ?? write.Key;
  if (!key || (!write.Item && !write.UpdateExpression)) return [];
  const kind = findKind(key);
  if (!kind) return [`${key.pk} ${key.sk} is of no kind in the catalogue`];
  return (write.Item ? [write.Item] : changesOf(write))
    .flatMap((fields) => listDropped([shapeOf(kind)], fields, ''))
    .filter((path) => !ofTable.has(path))
    .map((path) => `${kind.name}: ${path}`);
};

/**
 * The attributes that a request to DynamoDB writes and that the schema of their entity does not have: they would be
 * dropped when the item is read.
 */
export const judgeItems = (body: string): string[] => {
  const { TransactItems = [], ...alone } = parseOutput(body) as Request;
  return [alone, ...TransactItems.flatMap((item) => Object.values(item))].flatMap(judgeWrite);
};
