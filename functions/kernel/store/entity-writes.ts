import type * as z from 'zod';
import type { Entity, Projection } from './entity.ts';
import type { Key, PlaceName, placeSort } from './table.ts';
import type { TableWrite } from './write.ts';

// The writes of an item, in the words of its entity: the compiler checks each stored field against the schema.

type KeysOf<Fields> = Fields extends unknown ? keyof Fields : never;
type ValueOf<Fields, Name> = Fields extends unknown ? (Name extends keyof Fields ? Fields[Name] : never) : never;

/** Attributes that the table itself knows: when an item is deleted, and its place in an index. */
type TableFields = {
  expiresAt?: number | undefined;
  auditMonth?: string | undefined;
  auditRecord?: string | undefined;
} & { [Name in PlaceName | typeof placeSort]?: string | undefined };

/** What an entity's schema takes as an item. */
export type Fields<Schema extends z.ZodType> = z.input<Schema> & TableFields;

/** The same fields as given, where the schema has each of them. */
export type Known<Given, Schema extends z.ZodType> = Given & {
  readonly [Name in Exclude<keyof Given, KeysOf<Fields<Schema>>>]: never;
};

/** Some of the fields of an item; of a union, those of any of its members. */
type Some<Schema extends z.ZodType> = {
  readonly [Name in KeysOf<Fields<Schema>>]?: ValueOf<Fields<Schema>, Name> | undefined;
};
type NamesIn<Schema extends z.ZodType> = readonly (KeysOf<Fields<Schema>> & string)[];
type Numbers<Schema extends z.ZodType> = { readonly [Name in KeysOf<Fields<Schema>>]?: number | undefined };

type Written<Id, Schema extends z.ZodType> = Pick<Entity<Id, Schema>, 'schema' | 'alongside'> &
  Pick<Projection<Id, Schema>, 'key'>;

/** What the stored item must be like for a write to be accepted: all that is given. */
export type Condition<Schema extends z.ZodType> = {
  exists?: boolean;
  /** Fields as they were read; one that is given as undefined is absent. */
  equals?: Some<Schema>;
  present?: NamesIn<Schema>;
  absent?: NamesIn<Schema>;
  below?: Some<Schema>;
  atMost?: Some<Schema>;
  /** The length of lists. */
  length?: Numbers<Schema>;
  shorterThan?: Numbers<Schema>;
};

/** A condition; in a list, any of them is enough. */
export type When<Schema extends z.ZodType> = Condition<Schema> | readonly Condition<Schema>[];

export type Change<Schema extends z.ZodType> = {
  set?: Some<Schema>;
  /** Fields that are set where the item lacks them. */
  setIfAbsent?: Some<Schema>;
  /** Fields of an object in the item: the object must be there. */
  setIn?: { readonly [Name in KeysOf<Fields<Schema>>]?: object | undefined };
  /** Numbers to add; a missing one begins at 0. */
  add?: Numbers<Schema>;
  /** Elements to add to the end of lists; a missing list begins empty. */
  append?: Some<Schema>;
  remove?: NamesIn<Schema>;
  /** Fields to remove from an object in the item. */
  removeIn?: { readonly [Name in KeysOf<Fields<Schema>>]?: readonly string[] | undefined };
  /** Fields that are set to another field of the item as it was, or to a value where it lacks that one. */
  copy?: {
    readonly [Name in KeysOf<Fields<Schema>>]?: {
      from: KeysOf<Fields<Schema>> & string;
      or: ValueOf<Fields<Schema>, Name>;
    };
  };
};

/** The write of a whole item. */
export type PutWrite = Extract<TableWrite, { Put: unknown }> & { Put: { Item: Key } };

const startExpression = () => {
  const names = new Map<string, string>();
  const values: Record<string, unknown> = {};
  return {
    name(attribute: string): string {
      const known = names.get(attribute) ?? `#n${names.size}`;
      names.set(attribute, known);
      return known;
    },
    value(content: unknown): string {
      const placeholder = `:v${Object.keys(values).length}`;
      values[placeholder] = content;
      return placeholder;
    },
    get attributes() {
      return {
        ...(names.size > 0 && {
          ExpressionAttributeNames: Object.fromEntries([...names].map(([attribute, name]) => [name, attribute])),
        }),
        ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
      };
    },
  };
};
type Expression = ReturnType<typeof startExpression>;

const given = (fields: object = {}): [name: string, content: unknown][] =>
  Object.entries(fields).filter(([, content]) => content !== undefined);

const writeCondition = <Schema extends z.ZodType>(
  { name, value }: Expression,
  { exists, equals, present = [], absent = [], below, atMost, length, shorterThan }: Condition<Schema>,
): string =>
  [
    ...(exists === undefined ? [] : [`${exists ? 'attribute_exists' : 'attribute_not_exists'}(${name('pk')})`]),
    ...Object.entries(equals ?? {}).map(([field, content]) =>
      content === undefined ? `attribute_not_exists(${name(field)})` : `${name(field)} = ${value(content)}`,
    ),
    ...present.map((field) => `attribute_exists(${name(field)})`),
    ...absent.map((field) => `attribute_not_exists(${name(field)})`),
    ...given(below).map(([field, content]) => `${name(field)} < ${value(content)}`),
    ...given(atMost).map(([field, content]) => `${name(field)} <= ${value(content)}`),
    ...given(length).map(([field, content]) => `size(${name(field)}) = ${value(content)}`),
    ...given(shorterThan).map(([field, content]) => `size(${name(field)}) < ${value(content)}`),
  ].join(' AND ');

const conditionOf = <Schema extends z.ZodType>(expression: Expression, when: When<Schema> | undefined) => {
  const text = [when ?? []]
    .flat()
    .map((one) => writeCondition(expression, one))
    .join(' OR ');
  return text === '' ? {} : { ConditionExpression: text };
};

const clause = (verb: string, parts: readonly string[]) => (parts.length === 0 ? [] : [`${verb} ${parts.join(', ')}`]);

const updateOf = <Schema extends z.ZodType>(
  { name, value }: Expression,
  { set, setIfAbsent, setIn, add, append, remove = [], removeIn, copy }: Change<Schema>,
): string =>
  [
    ...clause('SET', [
      ...given(set).map(([field, content]) => `${name(field)} = ${value(content)}`),
      ...given(setIfAbsent).map(
        ([field, content]) => `${name(field)} = if_not_exists(${name(field)}, ${value(content)})`,
      ),
      ...given(setIn).flatMap(([field, inner]) =>
        given(Object(inner)).map(([part, content]) => `${name(field)}.${name(part)} = ${value(content)}`),
      ),
      ...Object.entries<{ from: string; or: unknown } | undefined>(copy ?? {}).flatMap(([field, source]) =>
        source ? [`${name(field)} = if_not_exists(${name(source.from)}, ${value(source.or)})`] : [],
      ),
      ...given(append).map(
        ([field, more]) => `${name(field)} = list_append(if_not_exists(${name(field)}, ${value([])}), ${value(more)})`,
      ),
    ]),
    ...clause(
      'ADD',
      given(add).map(([field, by]) => `${name(field)} ${value(by)}`),
    ),
    ...clause('REMOVE', [
      ...remove.map((field) => name(field)),
      ...Object.entries<readonly string[] | undefined>(removeIn ?? {}).flatMap(([field, parts = []]) =>
        parts.map((part) => `${name(field)}.${name(part)}`),
      ),
    ]),
  ].join(' ');

/** The further writes that an entity wants with each of its items. */
const besides = <Id, Schema extends z.ZodType>(
  { alongside }: Written<Id, Schema>,
  id: Id,
  item?: z.input<Schema>,
): Pick<TableWrite, 'also'> => (alongside ? { also: alongside(id, item) } : {});

/** Stores an item over whatever is there, or where the condition holds. */
export const put = <Id, Schema extends z.ZodType, const Given extends Fields<Schema>>(
  entity: Written<Id, Schema>,
  id: Id,
  item: Known<Given, Schema>,
  when?: When<Schema>,
): PutWrite => {
  const expression = startExpression();
  const condition = conditionOf(expression, when);
  const Put = { Item: { ...entity.key(id), ...item }, ...condition, ...expression.attributes };
  return { Put, ...besides(entity, id, item) };
};

/** Stores a new item. Refused where there is one under this key. */
export const create = <Id, Schema extends z.ZodType, const Given extends Fields<Schema>>(
  entity: Written<Id, Schema>,
  id: Id,
  item: Known<Given, Schema>,
): TableWrite => put(entity, id, item, { exists: false } satisfies Condition<Schema>);

/** Stores an item over the version that was read. Refused where somebody has changed it since. */
export const replace = <Id, Schema extends z.ZodType, const Given extends Fields<Schema>>(
  entity: Written<Id, Schema>,
  id: Id,
  item: Known<Given, Schema>,
  { over }: { over: Some<Schema> },
): TableWrite => put(entity, id, item, { equals: over });

/** Changes some fields of an item, where the condition holds. Without one, it makes an item that is not there. */
export const patch = <Id, Schema extends z.ZodType>(
  entity: Written<Id, Schema>,
  id: Id,
  change: Change<Schema>,
  when?: When<Schema>,
): TableWrite => {
  const expression = startExpression();
  const UpdateExpression = updateOf(expression, change);
  const condition = conditionOf(expression, when);
  const Update = { Key: entity.key(id), UpdateExpression, ...condition, ...expression.attributes };
  return { Update, ...besides(entity, id) };
};

export const remove = <Id, Schema extends z.ZodType>(
  entity: Written<Id, Schema>,
  id: Id,
  when?: When<Schema>,
): TableWrite => {
  const expression = startExpression();
  const condition = conditionOf(expression, when);
  return { Delete: { Key: entity.key(id), ...condition, ...expression.attributes }, ...besides(entity, id) };
};

/** Refuses a transaction unless an item is there, or is as the condition says. */
export const check = <Id, Schema extends z.ZodType>(
  entity: Written<Id, Schema>,
  id: Id,
  when: When<Schema> = { exists: true },
): TableWrite => {
  const expression = startExpression();
  const condition = { ConditionExpression: '', ...conditionOf(expression, when) };
  return { ConditionCheck: { Key: entity.key(id), ...condition, ...expression.attributes } };
};

/** The condition that an item is still of the version that was read, or that there is still none. */
export const asRead = (read: { version: number } | undefined): { exists?: boolean; equals?: { version: number } } =>
  read ? { equals: { version: read.version } } : { exists: false };
