import { GetCommand, type NativeAttributeValue } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import type { Unreadable } from '../../shared/api/unreadable.ts';
import { log } from '../lib/log.ts';
import type { Table } from './open-table.ts';
import type { Key } from './table.ts';

export type Item = Record<string, NativeAttributeValue>;

/** From the schema version before to this one, for items that are stored as they were then. */
export type Upgrades = { readonly [version: number]: (older: Item) => Item };

/** One kind of item of the single table. */
export type Entity<Id, Schema extends z.ZodType> = {
  name: string;
  key: (id: Id) => Key;
  /** What is stored beside the key; every read is parsed by it. */
  schema: Schema;
  upgrades?: Upgrades;
};

/** The item as the present schema has it; the same object if it is of the present version. */
export const upgradeItem = <Stored extends Item>({ upgrades = {} }: { upgrades?: Upgrades }, item: Stored): Item => {
  const from = Number(item.schemaVersion ?? 1);
  return Object.entries(upgrades)
    .filter(([version]) => Number(version) > from)
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .reduce<Item>((older, [version, upgrade]) => ({ ...upgrade(older), schemaVersion: Number(version) }), item);
};

class UnreadableItem extends Error {
  override name = 'UnreadableItem';
}

type Parsed<Schema extends z.ZodType> = { name: string; schema: Schema; upgrades?: Upgrades };

/** Parses a stored item; an unreadable one is logged, which raises an alarm, and is what `instead` makes of its key. */
export const parseOr = <Schema extends z.ZodType, Instead>(
  entity: Parsed<Schema>,
  item: Item,
  instead: (key: Key) => Instead,
): z.output<Schema> | Instead => {
  const parsed = entity.schema.safeParse(upgradeItem(entity, item));
  if (parsed.success) return parsed.data;
  log({ event: 'unreadable-item', entity: entity.name });
  return instead({ pk: String(item.pk), sk: String(item.sk) });
};

/** Parses the one item that a call is about: without it, the call fails. */
export const parseItem = <Schema extends z.ZodType>(entity: Parsed<Schema>, item: Item): z.output<Schema> =>
  parseOr(entity, item, () => {
    throw new UnreadableItem(entity.name);
  });

/** Parses one of many: an unreadable one keeps its place under its id, and the others are still shown. */
export const parseRow = <Schema extends z.ZodType, const IdName extends string>(
  entity: Parsed<Schema>,
  item: Item,
  idName: IdName,
): z.output<Schema> | Unreadable<IdName> =>
  parseOr(entity, item, ({ sk }) => {
    const [first = '', id = first] = sk.split('#');
    return { [idName]: id, unreadable: true } as Unreadable<IdName>;
  });

/** Reads one item by its key; undefined when there is none. */
export const readItem = async <Id, Schema extends z.ZodType>(
  table: Table,
  entity: Entity<Id, Schema>,
  id: Id,
): Promise<z.output<Schema> | undefined> => {
  const { Item: item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: entity.key(id), ConsistentRead: true }),
  );
  return item && parseItem(entity, item);
};
