import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { nobody } from '../../../shared/api/caseload.ts';
import type { Item } from '../entity.ts';
import { patch } from '../entity-writes.ts';
import type { Table } from '../open-table.ts';
import { caseloadIndex } from '../table.ts';
import type { Write } from '../write.ts';
import { type OpenId, openEntries, openSortOf } from './alert-lists.ts';

/*
 * The owner of each open alert: its entry is in the index `caseload` under the patient's worker, or under nobody. So
 * the first alerts of anybody are one query, however many are open. It is written when the alert is raised, and with
 * every change of the worker.
 */
const partitionOf = (owner: string) => `open-alerts#${owner}`;

/** The attributes that the entry of an open alert has beside the alert. */
export const ownedBy = (alert: OpenId, owner = nobody) => ({
  [caseloadIndex.partitionKey]: partitionOf(owner),
  [caseloadIndex.sortKey]: openSortOf(alert),
});

/** The write that puts an open alert under somebody; refused when it has been answered. */
export const giveAlert = (alert: OpenId, owner: string | undefined): Write =>
  patch(openEntries, alert, { set: ownedBy(alert, owner) }, { exists: true });

/** The entries of the first open alerts of a worker, or of nobody, the longest open first; a moment late. */
export const readOwned = async (table: Table, owner: string, size: number): Promise<Item[]> => {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: caseloadIndex.name,
      KeyConditionExpression: `${caseloadIndex.partitionKey} = :owner`,
      ExpressionAttributeValues: { ':owner': partitionOf(owner) },
      Limit: size,
    }),
  );
  return Items;
};
