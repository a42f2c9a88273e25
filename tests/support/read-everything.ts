import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../../functions/kernel/store/open-table.ts';

export type StoredItem = Record<string, unknown> & { pk: string; sk: string };

/** Every item of a table. */
export const readEverything = async (table: Table): Promise<StoredItem[]> => {
  const items: StoredItem[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new ScanCommand({ TableName: table.name, ...(from ? { ExclusiveStartKey: from } : {}) }),
    );
    items.push(...(Items as StoredItem[]));
    from = LastEvaluatedKey;
  } while (from);
  return items;
};
