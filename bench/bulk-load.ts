import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Item } from '../functions/data/entity.ts';
import type { Table } from '../functions/data/open-table.ts';
import type { Write } from '../functions/data/write.ts';

/** What an update adds, by the names of the attributes: `ADD #entries :by` with its names and values filled in. */
const readAdded = (update: NonNullable<Extract<Write, { Update: unknown }>['Update']>): [string, number][] => {
  const [, added = ''] = (update.UpdateExpression ?? '').split('ADD ');
  return added.split(', ').map((part) => {
    const [name = '', value = ''] = part.split(' ');
    return [update.ExpressionAttributeNames?.[name] ?? name, Number(update.ExpressionAttributeValues?.[value])];
  });
};

/** Folds the writes of thousands of transactions into the items that they would have left. */
export const foldWrites = () => {
  const items = new Map<string, Item>();
  const keyOf = ({ pk, sk }: Item) => `${pk} ${sk}`;
  return {
    items,
    add(writes: readonly Write[]): void {
      for (const write of writes) {
        if ('Put' in write && write.Put?.Item) items.set(keyOf(write.Put.Item), write.Put.Item);
        if (!('Update' in write) || !write.Update?.Key) continue;
        const { Key, ExpressionAttributeValues: values = {}, ExpressionAttributeNames: names = {} } = write.Update;
        const [set = ''] = (write.Update.UpdateExpression ?? '').split(' ADD ');
        const item = items.get(keyOf(Key)) ?? { ...Key };
        for (const [, name = '', value = ''] of set.matchAll(/(#?\w+) = (:\w+)/g)) {
          item[names[name] ?? name] = values[value];
        }
        for (const [name, by] of readAdded(write.Update)) item[name] = Number(item[name] ?? 0) + by;
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
