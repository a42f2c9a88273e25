import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactGetCommand } from '@aws-sdk/lib-dynamodb';
import { backOff, maxAttempts } from './back-off.ts';
import type { Item } from './entity.ts';
import type { Table } from './open-table.ts';
import { StoreBusy } from './store-busy.ts';
import type { Key } from './table.ts';

/** Items as they all were at one moment, in the order of the keys. @throws {StoreBusy} when others keep writing. */
export const transactGet = async (table: Table, keys: readonly Key[]): Promise<(Item | undefined)[]> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { Responses = [] } = await table.client.send(
        new TransactGetCommand({ TransactItems: keys.map((Key) => ({ Get: { TableName: table.name, Key } })) }),
      );
      return keys.map((_, index) => Responses[index]?.Item);
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      if (attempt === maxAttempts) throw new StoreBusy('Items kept changing while they were read', { cause: error });
      await backOff(attempt);
    }
  }
};
