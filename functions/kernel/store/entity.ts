import type { NativeAttributeValue } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import type { Unreadable } from '../../../shared/kernel/unreadable.ts';
import { log } from '../lib/log.ts';
import type { Table } from './open-table.ts';
import { readBatch, readCached } from './read-batch.ts';
import type { Key } from './table.ts';
import type { TableWrite } from './write.ts';

export type Item = Record<string, NativeAttributeValue>;

/** From the schema version before to this one, for items stored under it. */
export type Upgrades = { readonly [version: number]: (older: Item) => Item };

/** The parts of a key that its pattern names in braces. */
type PartsOf<Pattern extends string> = Pattern extends `${string}{${infer Part}}${infer Rest}`
  ? [Part, ...PartsOf<Rest>]
  : [];
type IdOf<Parts extends readonly string[]> = Parts extends readonly []
  ? undefined
  : Parts extends readonly [string]
    ? string
    : {
        readonly [Part in Parts[number] as Part extends `${infer Name}:${string}`
          ? Name
          : Part]: Part extends `${string}:${string}` ? number : string;
      };

/** The keys of one kind of item, by their ids, and the pattern of these keys with the name of each part in braces. */
export type KeyOf<Id> = ((id: Id) => Key) & { readonly pattern: Key };

/**
 * The keys of a pattern such as `NOTE#{caseNoteId}` and `{version:6}`: the catalogue, the permissions and the key table are made from
 * the pattern, so that each key is written once. An id is the named parts or, of a pattern that names one part, that part alone. A
 * number has that many digits, so that it sorts.
 */
export const keyPattern = <const Pk extends string, const Sk extends string>(
  pk: Pk,
  sk: Sk,
): KeyOf<IdOf<PartsOf<`${Pk} ${Sk}`>>> => {
  const fill = (pattern: string, id: unknown) =>
    pattern.replaceAll(/\{(\w+)(?::(\d))?\}/g, (_, name: string, length = '0') => {
      const part: unknown = typeof id === 'object' ? (id as Record<string, unknown>)[name] : id;
      return String(part).padStart(Number(length), '0');
    });
  const named = (pattern: string) => pattern.replaceAll(/:\d/g, '');
  return Object.assign((id: unknown): Key => ({ pk: fill(pk, id), sk: fill(sk, id) }), {
    pattern: { pk: named(pk), sk: named(sk) },
  });
};

/** For each kind of person, the parts of an item's key or the fields that contain their id. */
export type DataSubjects = {
  /** The id of the record. */
  readonly patient?: readonly string[];
  /** The id of the contact message. */
  readonly sender?: readonly string[];
  /** The account's id in the user pool. */
  readonly account?: readonly string[];
  /** The id of another item, which belongs to the same person. */
  readonly sameAs?: readonly string[];
};

/** The mark of an item about nobody. It has to be given, so that an owner who was forgotten does not compile. */
export const nobodysData = { isNobodys: true } as const;

type OwnedBy<Kind extends keyof DataSubjects> = DataSubjects & { readonly [kind in Kind]-?: readonly string[] };

/** Whose an item is. Subject access, disposal and restoring find everything of a person by this alone. */
export type DataSubject = typeof nobodysData | { [Kind in keyof DataSubjects]-?: OwnedBy<Kind> }[keyof DataSubjects];

export const dataSubjectsOf = (dataSubject: DataSubject): DataSubjects =>
  'isNobodys' in dataSubject ? {} : dataSubject;

export type Counted = { key: Key; amounts: Readonly<Record<string, number>> };

/** One kind of item of the single table. */
export type Entity<Id, Schema extends z.ZodType> = {
  name: string;
  key: KeyOf<Id>;
  dataSubject: DataSubject;
  /** The schema of the attributes beside the key; every read is parsed by it. */
  schema: Schema;
  upgrades?: Upgrades;
  /** It records what was done or who may sign in: neither restoring a copy nor disposing of a record deletes it. */
  survivesErasure?: true;
  /** An item that was on a person's record by mistake: disposal deletes it with the record, and they are not given it. */
  aboutOthers?: true;
  /** A copy of what is stored elsewhere: they are not given it twice. */
  isCopy?: true;
  /** The amounts that such an item adds to counters. Recounting follows from it. */
  countedIn?: (stored: z.output<Schema>) => readonly Counted[];
  counter?: true;
  /** Further writes of the same transaction, whenever such an item is put (then `item`), changed or deleted. */
  alongside?: (id: Id, item: z.input<Schema> | undefined) => readonly TableWrite[];
};

/** What reading such items needs. */
export type Projection<Id, Schema extends z.ZodType> = Pick<Entity<Id, Schema>, 'name' | 'schema' | 'upgrades'> & {
  key: (id: Id) => Key;
};

/** The item in the present schema; the same object if it is of the present version. */
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

/** Parses a stored item. An unreadable one is logged, which raises an alarm; `instead` answers for it by its key. */
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

/** Parses the one item that a call is about. @throws when it cannot be read */
export const parseItem = <Schema extends z.ZodType>(entity: Parsed<Schema>, item: Item): z.output<Schema> =>
  parseOr(entity, item, () => {
    throw new UnreadableItem(entity.name);
  });

/** Parses one of many items: an unreadable one keeps its place under its id, and the others are still shown. */
export const parseRow = <Schema extends z.ZodType, const IdName extends string>(
  entity: Parsed<Schema>,
  item: Item,
  idName: IdName,
): z.output<Schema> | Unreadable<IdName> =>
  parseOr(entity, item, ({ sk }) => {
    const [first = '', id = first] = sk.split('#');
    return { [idName]: id, unreadable: true } as Unreadable<IdName>;
  });

export const readItem = async <Id, Schema extends z.ZodType>(
  table: Table,
  entity: Projection<Id, Schema>,
  id: Id,
): Promise<z.output<Schema> | undefined> => {
  const [item] = await readBatch(table, [entity.key(id)]);
  return item && parseItem(entity, item);
};

/** Some items by their ids, in one request. One that cannot be read is left out, and has raised an alarm. */
export const readItems = async <Id, Schema extends z.ZodType>(
  table: Table,
  entity: Projection<Id, Schema>,
  ids: readonly Id[],
): Promise<z.output<Schema>[]> => {
  const items = await readBatch(table, ids.map(entity.key));
  return items.flatMap((item): z.output<Schema> | never[] => parseOr(entity, item, () => []));
};

/** The same, where what this call has read already will do: see `readCached`. */
export const readItemCached = async <Id, Schema extends z.ZodType>(
  table: Table,
  entity: Projection<Id, Schema>,
  id: Id,
): Promise<z.output<Schema> | undefined> => {
  const [item] = await readCached(table, [entity.key(id)]);
  return item && parseItem(entity, item);
};
