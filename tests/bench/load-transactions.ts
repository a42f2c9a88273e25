import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../../functions/data/open-table.ts';
import type { Write } from '../../functions/data/write.ts';

type Item = Record<string, unknown>;
const batchSize = 100;
const together = 8;

/**
 * Stores what transactions would have stored, a hundred items at a time: the items that are put, and the counters as the sum of
 * what is added to them. Only for an empty table.
 */
export const loadTransactions = async (table: Table, transactions: Iterable<Write[]>): Promise<void> => {
  const counters = new Map<string, Item>();
  let batch: Item[] = [];
  let sending: Promise<void>[] = [];
  const send = async (items: Item[]) => {
    const puts = items.map((Item) => ({ Put: { TableName: table.name, Item } }));
    await table.client.send(new TransactWriteCommand({ TransactItems: puts }));
  };
  const store = async (item: Item) => {
    batch.push(item);
    if (batch.length < batchSize) return;
    sending.push(send(batch));
    batch = [];
    if (sending.length < together) return;
    await Promise.all(sending);
    sending = [];
  };
  for (const writes of transactions) {
    for (const write of writes) {
      if ('Put' in write && write.Put?.Item) await store(write.Put.Item);
      else if ('Update' in write && write.Update?.Key) {
        const key = JSON.stringify(write.Update.Key);
        const by = Number(write.Update.ExpressionAttributeValues?.[':by']);
        counters.set(key, { ...write.Update.Key, entries: Number(counters.get(key)?.entries ?? 0) + by });
      } else throw new Error('Only what is put and what is added can be loaded at once');
    }
  }
  for (const counter of counters.values()) await store(counter);
  await Promise.all(sending);
  if (batch.length > 0) await send(batch);
};
