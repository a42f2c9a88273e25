import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  PutCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { backOff, isContended, maxAttempts, StoreBusy } from './back-off.ts';
import type { Counted } from './entity.ts';
import type { PutWrite } from './entity-writes.ts';
import type { Table } from './open-table.ts';
import { invalidateReads } from './read-batch.ts';
import { type Key, schemaVersion } from './table.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

export type TableWrite = {
  [Kind in 'Put' | 'Update' | 'Delete' | 'ConditionCheck']: {
    [K in Kind]: Omit<NonNullable<TransactItem[Kind]>, 'TableName'>;
  };
}['Put' | 'Update' | 'Delete' | 'ConditionCheck'] & {
  /** Writes that the entity wants in the same transaction, one for each key: see `alongside`. */
  also?: readonly TableWrite[];
};

/** Adds to some numbers of an item, which begin at 0. What one transaction adds to an item is added up first. */
type Add = { Add: { Key: Key; amounts: Readonly<Record<string, number>> } };

export type Write = TableWrite | Add;

/** The write that adds the amounts of an item to a counter or, by -1, takes them off. */
export const addAmounts = ({ key: Key, amounts }: Counted, by: 1 | -1 = 1): Write => ({
  Add: { Key, amounts: Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, by * amount])) },
});

type Placed = { write: TableWrite; index: number };

const toUpdate = ({ Add: { Key, amounts } }: Add): TableWrite | undefined => {
  const changed = Object.entries(amounts).filter(([, by]) => by !== 0);
  if (changed.length === 0) return undefined;
  return {
    Update: {
      Key,
      UpdateExpression: `ADD ${changed.map((_, index) => `#n${index} :v${index}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(changed.map(([name], index) => [`#n${index}`, name])),
      ExpressionAttributeValues: Object.fromEntries(changed.map(([, by], index) => [`:v${index}`, by])),
    },
  };
};

/** The final writes: a transaction may write an item once, so its amounts are summed. */
export const foldWrites = (writes: readonly Write[]): Placed[] => {
  const sums = new Map<string, { index: number; add: Add }>();
  const others: Placed[] = [];
  for (const [index, write] of writes.entries()) {
    if (!('Add' in write)) {
      others.push({ write, index });
      continue;
    }
    const { Key, amounts } = write.Add;
    const name = JSON.stringify([Key.pk, Key.sk]);
    const before = sums.get(name);
    const summed: Record<string, number> = { ...before?.add.Add.amounts };
    for (const [attribute, by] of Object.entries(amounts)) summed[attribute] = (summed[attribute] ?? 0) + by;
    sums.set(name, { index: before?.index ?? index, add: { Add: { Key, amounts: summed } } });
  }
  const added = [...sums.values()].flatMap(({ index, add }) => {
    const write = toUpdate(add);
    return write ? [{ write, index }] : [];
  });
  return [...others, ...added];
};

const nameTable = ({ also: _, ...write }: TableWrite, name: string): TransactItem =>
  'Put' in write
    ? { Put: { TableName: name, ...write.Put, Item: { schemaVersion, ...write.Put?.Item } } }
    : Object.fromEntries(Object.entries(write).map(([kind, input]) => [kind, { TableName: name, ...input }]));

const isKey = ({ pk, sk }: Partial<Key>): boolean => pk !== undefined && sk !== undefined;

/** The item that a write changes; none for a check. */
const keyOf = (write: TableWrite): Key | undefined => {
  if ('ConditionCheck' in write) return undefined;
  const { pk, sk }: Partial<Key> = {
    ...('Put' in write ? write.Put.Item : 'Update' in write ? write.Update.Key : write.Delete.Key),
  };
  return isKey({ pk, sk }) ? { pk: String(pk), sk: String(sk) } : undefined;
};

/** What the entities of some writes want beside them: of several writes of one item, the last. */
const writesBeside = (placed: readonly Placed[]): TableWrite[] => {
  const all = placed.flatMap(({ write }) => write.also ?? []);
  return [...new Map(all.map((write) => [JSON.stringify(keyOf(write)), write])).values()];
};

/** The writes of a transaction, in a list where a refusal says no more than that nothing was written. */
export type Writes<Name extends string> =
  | readonly Write[]
  | { readonly [Each in Name]: Write | readonly Write[] | undefined };

/** Whether a transaction was committed; if not, the names of the writes whose condition was not met. */
export type Outcome<Name extends string> = { done: boolean; refused: ReadonlySet<Name> };

type Named<Name extends string> = { name?: Name; write: Write };

const isList = <Name extends string>(writes: Writes<Name>): writes is readonly Write[] => Array.isArray(writes);

export const nameWrites = <Name extends string>(writes: Writes<Name>): Named<Name>[] =>
  isList(writes)
    ? writes.map((write) => ({ write }))
    : (Object.entries(writes) as [Name, Write | readonly Write[] | undefined][]).flatMap(([name, some]) =>
        [some ?? []].flat().map((write) => ({ name, write })),
      );

/** Returns the places of the writes whose condition was not met; none when all are committed. */
const commitPlaced = async (table: Table, writes: readonly Write[]): Promise<number[]> => {
  const placed = foldWrites(writes);
  const writesOfAll = [...placed.map(({ write }) => write), ...writesBeside(placed)];
  const TransactItems = writesOfAll.map((write) => nameTable(write, table.name));
  for (const item of TransactItems) assertItemSize(item);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await table.client.send(new TransactWriteCommand({ TransactItems }));
      invalidateReads(writesOfAll.flatMap((write) => keyOf(write) ?? []));
      return [];
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code);
      const refused = codes.flatMap((code, at) => (code === 'ConditionalCheckFailed' ? (placed[at]?.index ?? []) : []));
      if (refused.length > 0) {
        invalidateReads();
        return refused;
      }
      if (!isContended(error)) throw error;
      if (attempt === maxAttempts)
        throw new StoreBusy('Transactions of others on the same items kept conflicting with this one', {
          cause: error,
        });
      await backOff(attempt);
    }
  }
};

/** The same as {@link commit}, for writes that have their names already. */
export const commitNamed = async <Name extends string>(
  table: Table,
  named: readonly Named<Name>[],
): Promise<Outcome<Name>> => {
  const places = await commitPlaced(
    table,
    named.map(({ write }) => write),
  );
  return { done: places.length === 0, refused: new Set(places.flatMap((place) => named[place]?.name ?? [])) };
};

/** Commits all of the writes or none, and retries where others write. @throws {StoreBusy} @throws {ItemTooLong} */
export const commit = <Name extends string = never>(table: Table, writes: Writes<Name>): Promise<Outcome<Name>> =>
  commitNamed(table, nameWrites(writes));

/** Sends one write alone, for half the cost; returns false when its condition was not met. @throws {ItemTooLong} */
export const commitOne = async (table: Table, write: TableWrite): Promise<boolean> => {
  if (write.also?.length) return (await commit(table, [write])).done;
  const { Put, Update, Delete } = nameTable(write, table.name);
  assertItemSize({ Put, Update });
  try {
    if (Put) await table.client.send(new PutCommand(Put));
    if (Update) await table.client.send(new UpdateCommand(Update));
    if (Delete) await table.client.send(new DeleteCommand(Delete));
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    invalidateReads();
    return false;
  }
  invalidateReads([keyOf(write) ?? []].flat());
  return true;
};

/** Half of the 400 kilobytes that DynamoDB takes as one item. */
export const mostBytesOfItem = 200_000;

/** What an update may bring: an item that grows has at most 80,000 bytes besides, which is what a form can contain. */
export const mostBytesOfUpdate = 120_000;

/** An item has grown as long as one may be: it is stored as it was. */
export class ItemTooLong extends Error {
  override name = 'ItemTooLong';
}

const bytesOf = (values: object = {}): number => Buffer.byteLength(JSON.stringify(values));

/** Refuses to write what would be too long ever to be changed again. @throws {ItemTooLong} */
const assertItemSize = ({ Put, Update }: TransactItem): void => {
  const isTooLong =
    bytesOf(Put?.Item) > mostBytesOfItem || bytesOf(Update?.ExpressionAttributeValues) > mostBytesOfUpdate;
  if (isTooLong) throw new ItemTooLong('An item would become longer than half of what the table takes');
};

const nameOfKey = ({ pk, sk }: Key): string => `${pk} ${sk}`;
const byKey = (writes: readonly PutWrite[]) => new Map(writes.map(({ Put: { Item } }) => [nameOfKey(Item), Item]));

/** The writes that replace the items of some writes by those of others: what stays the same is not written. */
export const replaceItems = (before: readonly PutWrite[], after: readonly PutWrite[]): Write[] => {
  const [there, wanted] = [byKey(before), byKey(after)];
  return [
    ...[...there].filter(([name]) => !wanted.has(name)).map(([, { pk, sk }]) => ({ Delete: { Key: { pk, sk } } })),
    ...after.filter(({ Put: { Item } }) => JSON.stringify(there.get(nameOfKey(Item))) !== JSON.stringify(Item)),
  ];
};

/** The writes without deletions of items that others of them put. */
export const withoutDeletingPut = (writes: readonly Write[]): Write[] => {
  const put = new Set(writes.flatMap((write) => ('Put' in write ? [nameOfKey(write.Put.Item as Key)] : [])));
  return writes.filter((write) => !('Delete' in write && put.has(nameOfKey(write.Delete.Key as Key))));
};
