import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { BatchWriteItemCommand, type DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { type RawItem, readRaw, type StoredItem } from './stored-item.ts';

export type Place = { client: DynamoDBClient; name: string };

/** Every item of a table. Only commands read like this, in the name of an IT person; no function may. */
export async function* readAll({ client, name }: Place): AsyncGenerator<RawItem> {
  for await (const { Items = [] } of paginateScan({ client }, { TableName: name, ConsistentRead: true })) yield* Items;
}

export const readItems = async (place: Place): Promise<StoredItem[]> => {
  const items: StoredItem[] = [];
  for await (const raw of readAll(place)) items.push(readRaw(raw));
  return items;
};

/** Writes a table into a file, an item a line; answers how many. */
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
  while (requests.length > 0) {
    const { UnprocessedItems } = await client.send(new BatchWriteItemCommand({ RequestItems: { [name]: requests } }));
    requests = (UnprocessedItems?.[name] ?? []) as typeof requests;
  }
};

/** Puts items into a table, over what stands there. */
export const writeItems = async (place: Place, items: RawItem[]): Promise<void> => {
  for (let start = 0; start < items.length; start += batchSize) {
    await writeBatch(place, items.slice(start, start + batchSize));
  }
};

/** Puts an exported file into a table. */
export const importTable = async (place: Place, file: string): Promise<void> => {
  let batch: RawItem[] = [];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    batch.push(JSON.parse(line) as RawItem);
    if (batch.length < batchSize) continue;
    await writeBatch(place, batch);
    batch = [];
  }
  await writeBatch(place, batch);
};
