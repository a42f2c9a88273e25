import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Item } from '../functions/kernel/store/entity.ts';
import type { Table } from '../functions/kernel/store/open-table.ts';
import type { Write } from '../functions/kernel/store/write.ts';

/** Folds the writes of thousands of transactions into the items that they would leave. */
export const foldWrites = () => {
  const items = new Map<string, Item>();
  const keyOf = ({ pk, sk }: Item) => `${pk} ${sk}`;
  return {
    items,
    add(writes: readonly Write[]): void {
      for (const write of writes) {
        if ('Put' in write && write.Put?.Item) items.set(keyOf(write.Put.Item), write.Put.Item);
        if (!('Add' in write)) continue;
        const { Key, amounts } = write.Add;
        const item = items.get(keyOf(Key)) ?? { ...Key };
        for (const [name, by] of Object.entries(amounts)) item[name] = Number(item[name] ?? 0) + by;
        items.set(keyOf(Key), item);
      }
    },
  };
};

const together = 8;

/** Puts items into an empty table, 25 a request. */
export const putItems = async (table: Table, items: readonly Item[]): Promise<void> => {
  const chunks = Array.from({ length: Math.ceil(items.length / 25) }, (_, n) => items.slice(n * 25, n * 25 + 25));
  while (chunks.length > 0) {
    await Promise.all(
      chunks
        .splice(0, together)
        .map((chunk) =>
          table.client.send(
            new BatchWriteCommand({ RequestItems: { [table.name]: chunk.map((Item) => ({ PutRequest: { Item } })) } }),
          ),
        ),
    );
  }
};
