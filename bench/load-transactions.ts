import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Item } from '../functions/kernel/store/entity.ts';
import type { Table } from '../functions/kernel/store/open-table.ts';
import { schemaVersion } from '../functions/kernel/store/table.ts';
import type { Write } from '../functions/kernel/store/write.ts';
import { openFile } from './write-file.ts';

const batchSize = 100;

const transact = async (table: Table, items: readonly Item[]) => {
  const puts = items.map((Item) => ({ Put: { TableName: table.name, Item } }));
  await table.client.send(new TransactWriteCommand({ TransactItems: puts }));
};

/** The items that transactions leave in an empty table: what they put, and the sums of what they add. */
function* foldTransactions(transactions: Iterable<Write[]>): Generator<Item> {
  const counters = new Map<string, Item>();
  for (const writes of transactions) {
    for (const write of writes) {
      if ('Put' in write && write.Put?.Item) yield { schemaVersion, ...write.Put.Item };
      else if ('Add' in write) {
        const { Key, amounts } = write.Add;
        const name = JSON.stringify(Key);
        const sums: Item = { ...(counters.get(name) ?? Key) };
        for (const [attribute, by] of Object.entries(amounts)) sums[attribute] = Number(sums[attribute] ?? 0) + by;
        counters.set(name, sums);
      } else throw new Error('Only what is put and what is added can be loaded at once');
    }
  }
  yield* counters.values();
}

function* inBatches(items: Iterable<Item>): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

type Lent = { table: Table; file: string | undefined };

/**
 * Stores the outcome of transactions, a hundred items at a time: straight into the file of the database where there is
 * one.
 */
export const loadTransactions = async ({ table, file }: Lent, transactions: Iterable<Write[]>): Promise<void> => {
  const opened = file === undefined ? undefined : openFile(file, table.name);
  let checked = false;
  for (const batch of inBatches(foldTransactions(transactions))) {
    if (opened && checked) opened.write(batch);
    else await transact(table, batch);
    if (!checked) for (const item of batch) opened?.check(item);
    checked = true;
  }
  opened?.close();
};
