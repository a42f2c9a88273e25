import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, TransactGetCommand } from '@aws-sdk/lib-dynamodb';
import { backOff, isContended, maxAttempts, StoreBusy } from './back-off.ts';
import type { Item } from './entity.ts';
import type { Table } from './open-table.ts';
import type { Key } from './table.ts';

const largestBatch = 100;

/** The items of some keys, in no order. @throws StoreBusy when the store keeps leaving some unprocessed. */
const readKeys = async (table: Table, keys: readonly Key[]): Promise<Item[]> => {
  const items: Item[] = [];
  let left = [...keys];
  for (let attempt = 1; left.length > 0; attempt += 1) {
    const { Responses, UnprocessedKeys } = await table.client.send(
      new BatchGetCommand({ RequestItems: { [table.name]: { Keys: left, ConsistentRead: true } } }),
    );
    items.push(...(Responses?.[table.name] ?? []));
    left = (UnprocessedKeys?.[table.name]?.Keys ?? []) as Key[];
    // An item that was not read is not one that does not exist; the gate depends on the difference.
    if (left.length > 0 && attempt === maxAttempts) throw new StoreBusy();
    if (left.length > 0) await backOff(attempt);
  }
  return items;
};

const nameOf = ({ pk, sk }: Partial<Key>) => `${pk} ${sk}`;

/** By their keys, a hundred in a request; the requests follow one another. */
const readInTurn = async (table: Table, keys: readonly Key[]): Promise<Map<string, Item>> => {
  const items = new Map<string, Item>();
  for (let from = 0; from < keys.length; from += largestBatch) {
    for (const item of await readKeys(table, keys.slice(from, from + largestBatch))) items.set(nameOf(item), item);
  }
  return items;
};

/** The keys that one call asks for until it has to wait, and the read that answers them. */
type Batch = { keys: Map<string, Key>; items: Promise<Map<string, Item>> };
/** `seen` is what the call has read by key, with undefined where there is no item. */
type CallReads = { batch?: Batch; seen: Map<string, Item | undefined> };
const calls = new AsyncLocalStorage<CallReads>();

/** Does the work of one call: whatever it reads by key before it waits for any answer is one request. */
export const withBatchLoader = <Result>(work: () => Result): Result => calls.run({ seen: new Map() }, work);

const joinBatch = (call: CallReads, table: Table): Batch => {
  const keys = new Map<string, Key>();
  const send = async () => {
    await nextTurn();
    delete call.batch;
    return await readInTurn(table, [...keys.values()]);
  };
  call.batch ??= { keys, items: send() };
  return call.batch;
};

/** As many items as there are keys for, in no order; none is taken to be missing because it was put off. */
export const readBatch = async (table: Table, keys: readonly Key[]): Promise<Item[]> => {
  if (keys.length === 0) return [];
  const named = new Map(keys.map((key) => [nameOf(key), key]));
  const call = calls.getStore();
  if (!call) return [...(await readInTurn(table, [...named.values()])).values()];
  const batch = joinBatch(call, table);
  for (const [name, key] of named) batch.keys.set(name, key);
  const items = await batch.items;
  for (const name of named.keys()) call.seen.set(name, items.get(name));
  return [...named.keys()].flatMap((name) => items.get(name) ?? []);
};

/** The same, where what this call has read already will do: for names, and for writes refused once it changed. */
export const readCached = async (table: Table, keys: readonly Key[]): Promise<Item[]> => {
  const { seen } = calls.getStore() ?? { seen: new Map<string, Item | undefined>() };
  const known = keys.filter((key) => seen.has(nameOf(key)));
  const already = new Map(known.map((key) => [nameOf(key), seen.get(nameOf(key))]));
  const rest = await readBatch(
    table,
    keys.filter((key) => !already.has(nameOf(key))),
  );
  return [...[...already.values()].flatMap((item) => item ?? []), ...rest];
};

/** Forgets what the call has read of some items, which it has written; without keys, of all. */
export const invalidateReads = (keys?: readonly Key[]): void => {
  const seen = calls.getStore()?.seen;
  if (keys) for (const key of keys) seen?.delete(nameOf(key));
  else seen?.clear();
};

/** Items as they all were at one moment, in the order of the keys. @throws {StoreBusy} when others keep writing. */
export const transactGet = async (table: Table, keys: readonly Key[]): Promise<(Item | undefined)[]> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { Responses = [] } = await table.client.send(
        new TransactGetCommand({ TransactItems: keys.map((Key) => ({ Get: { TableName: table.name, Key } })) }),
      );
      return keys.map((_, index) => Responses[index]?.Item);
    } catch (error) {
      if (!(error instanceof TransactionCanceledException && isContended(error))) throw error;
      if (attempt === maxAttempts) throw new StoreBusy('Items kept changing while they were read', { cause: error });
      await backOff(attempt);
    }
  }
};
