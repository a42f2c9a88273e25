import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { backOff, maxAttempts } from './back-off.ts';
import type { Item } from './entity.ts';
import type { Table } from './open-table.ts';
import type { Key } from './table.ts';

export const largestBatch = 100;

/** The items of some keys, in no order; a key without an item is left out. What the store puts off is asked for again. */
const readKeys = async (table: Table, keys: readonly Key[]): Promise<Item[]> => {
  const items: Item[] = [];
  let left = [...keys];
  for (let attempt = 1; left.length > 0; attempt += 1) {
    const { Responses, UnprocessedKeys } = await table.client.send(
      new BatchGetCommand({ RequestItems: { [table.name]: { Keys: left, ConsistentRead: true } } }),
    );
    items.push(...(Responses?.[table.name] ?? []));
    left = (UnprocessedKeys?.[table.name]?.Keys ?? []) as Key[];
    // What was not read is not what is not there: the gate is one who asks.
    if (left.length > 0 && attempt === maxAttempts) throw new Error('The store kept putting a reading off');
    if (left.length > 0) await backOff(attempt);
  }
  return items;
};

/** As many items as there are keys for, a hundred in a request; none is taken to be missing because it was put off. */
export const readBatch = async (table: Table, keys: readonly Key[]): Promise<Item[]> => {
  const items: Item[] = [];
  for (let from = 0; from < keys.length; from += largestBatch) {
    items.push(...(await readKeys(table, keys.slice(from, from + largestBatch))));
  }
  return items;
};
