import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { BatchGetItemCommand, BatchWriteItemCommand, type KeysAndAttributes } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { type Place, readAll } from '../../../functions/erasure/stored/read-stored.ts';
import { type RawItem, readRaw, type StoredItem } from '../../../functions/erasure/stored/stored-item.ts';
import { backOff } from '../../../functions/kernel/store/back-off.ts';
import type { Key } from '../../../functions/kernel/store/table.ts';

/** In groups of the given size. */
export async function* inBatches<Item>(items: AsyncIterable<Item> | Iterable<Item>, size: number) {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The number of items that can be read at once. */
export const lookUpSize = 100;

export const keyOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;

/** The items of these keys, at most `lookUpSize`, by `keyOf` their keys. */
export const lookUp = async ({ client, name }: Place, keys: readonly Key[]): Promise<Map<string, StoredItem>> => {
  const found = new Map<string, StoredItem>();
  let asked: Record<string, KeysAndAttributes> = {
    [name]: { Keys: keys.map(({ pk, sk }) => marshall({ pk, sk })), ConsistentRead: true },
  };
  for (let attempt = 0; Object.keys(asked).length > 0; attempt += 1) {
    if (attempt > 0) await backOff(attempt);
    const { Responses, UnprocessedKeys = {} } = await client.send(new BatchGetItemCommand({ RequestItems: asked }));
    for (const item of (Responses?.[name] ?? []).map(readRaw)) found.set(keyOf(item), item);
    asked = UnprocessedKeys;
  }
  return found;
};

/** Writes a table into a file, an item a line; returns the number of items. */
export const exportTable = async (place: Place, file: string): Promise<number> => {
  const output = await open(file, 'w', 0o600);
  let count = 0;
  for await (const item of readAll(place)) {
    await output.write(`${JSON.stringify(item)}\n`);
    count += 1;
  }
  await output.close();
  return count;
};

const batchSize = 25;

const writeBatch = async ({ client, name }: Place, items: RawItem[]): Promise<void> => {
  let requests = items.map((Item) => ({ PutRequest: { Item } }));
  for (let attempt = 0; requests.length > 0; attempt += 1) {
    if (attempt > 0) await backOff(attempt);
    const { UnprocessedItems } = await client.send(new BatchWriteItemCommand({ RequestItems: { [name]: requests } }));
    requests = (UnprocessedItems?.[name] ?? []) as typeof requests;
  }
};

/** Puts items into a table, overwriting those that are there. */
export const writeItems = async (place: Place, items: RawItem[]): Promise<void> => {
  for (let start = 0; start < items.length; start += batchSize) {
    await writeBatch(place, items.slice(start, start + batchSize));
  }
};

/** Puts an exported file into a table. */
export const importTable = async (place: Place, file: string): Promise<void> => {
  const items = async function* parse() {
    for await (const line of createInterface({ input: createReadStream(file) })) yield JSON.parse(line) as RawItem;
  };
  for await (const batch of inBatches(items(), batchSize)) await writeBatch(place, batch);
};
