import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { backOff, maxAttempts } from './back-off.ts';
import type { Item } from './entity.ts';
import type { Table } from './open-table.ts';
import type { Key } from './table.ts';

export const largestBatch = 100;

/**
 * The items of some keys, in no order; a key without an item is left out. Keys that the store leaves unprocessed are
 * asked for again.
 */
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
    if (left.length > 0 && attempt === maxAttempts) throw new Error('The store kept putting a reading off');
    if (left.length > 0) await backOff(attempt);
  }
  return items;
};

/** The items of any number of keys, a hundred in a request; none counts as missing because it was left unprocessed. */
export const readBatch = async (table: Table, keys: readonly Key[]): Promise<Item[]> => {
  const items: Item[] = [];
  for (let from = 0; from < keys.length; from += largestBatch) {
    items.push(...(await readKeys(table, keys.slice(from, from + largestBatch))));
  }
  return items;
};
