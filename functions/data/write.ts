import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { backOff, maxAttempts } from './back-off.ts';
import type { Table } from './open-table.ts';
import { schemaVersion } from './table.ts';
import { TableBusy } from './table-busy.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** One write of a transaction; the table is filled in when it is committed. */
export type Write = {
  [Kind in 'Put' | 'Update' | 'Delete' | 'ConditionCheck']: {
    [K in Kind]: Omit<NonNullable<TransactItem[Kind]>, 'TableName'>;
  };
}['Put' | 'Update' | 'Delete' | 'ConditionCheck'];

const nameTable = (write: Write, name: string): TransactItem =>
  'Put' in write
    ? { Put: { TableName: name, ...write.Put, Item: { schemaVersion, ...write.Put?.Item } } }
    : Object.fromEntries(Object.entries(write).map(([kind, input]) => [kind, { TableName: name, ...input }]));

type Placed = { write: Write; index: number };

const addedBy = (write: Write): { key: string; by: number } | undefined => {
  if (!('Update' in write) || !write.Update) return undefined;
  const { Key, UpdateExpression, ConditionExpression, ExpressionAttributeValues = {} } = write.Update;
  const by = ExpressionAttributeValues[':by'];
  if (ConditionExpression || !UpdateExpression?.startsWith('ADD ') || typeof by !== 'number') return undefined;
  return { key: JSON.stringify([Key, UpdateExpression]), by };
};

/** A transaction may write an item once: what is added to one counter twice is added up first. */
const addUp = (writes: readonly Write[]): Placed[] => {
  const sums = new Map<string, number>();
  for (const write of writes) {
    const added = addedBy(write);
    if (added) sums.set(added.key, (sums.get(added.key) ?? 0) + added.by);
  }
  return writes.flatMap((write, index) => {
    const added = addedBy(write);
    if (!added || !('Update' in write)) return [{ write, index }];
    const sum = sums.get(added.key);
    if (sum === undefined) return [];
    sums.delete(added.key);
    const values = { ...write.Update.ExpressionAttributeValues, ':by': sum };
    return [{ write: { Update: { ...write.Update, ExpressionAttributeValues: values } }, index }];
  });
};

// What passes by itself. The SDK tries none of them again when they cancel a transaction.
const passing = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/**
 * Commits all of the writes or none. Answers which of them had a condition that did not hold (none: it is done).
 * Other people's transactions on the same counters are waited out, with jitter, and so is a table that holds writes back.
 *
 * @throws TableBusy when neither ends
 */
export const commit = async (table: Table, writes: Write[]): Promise<{ refused: number[] }> => {
  const placed = addUp(writes);
  const TransactItems = placed.map(({ write }) => nameTable(write, table.name));
  for (let attempt = 1; ; attempt += 1) {
    try {
      await table.client.send(new TransactWriteCommand({ TransactItems }));
      return { refused: [] };
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code);
      const refused = codes.flatMap((code, at) => (code === 'ConditionalCheckFailed' ? (placed[at]?.index ?? []) : []));
      if (refused.length > 0) return { refused };
      if (!codes.some((code) => code !== undefined && passing.has(code))) throw error;
      if (attempt === maxAttempts) throw new TableBusy(undefined, { cause: error });
      await backOff(attempt);
    }
  }
};
