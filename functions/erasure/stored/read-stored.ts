import { type DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { type RawItem, readRaw, type StoredItem } from './stored-item.ts';

export type Place = { client: DynamoDBClient; name: string };

/** Every item of a table. Only commands of an IT person read like this, and the jobs that erase and that collect a copy: no call may. */
export async function* readAll({ client, name }: Place): AsyncGenerator<RawItem> {
  for await (const { Items = [] } of paginateScan({ client }, { TableName: name, ConsistentRead: true })) yield* Items;
}

/** Starts a new reading of all items each time it is called: a table is larger than a machine's memory. */
export type ReadItems = () => AsyncIterable<StoredItem> | Iterable<StoredItem>;

export const readStored = (place: Place): ReadItems =>
  async function* read() {
    for await (const raw of readAll(place)) yield readRaw(raw);
  };
