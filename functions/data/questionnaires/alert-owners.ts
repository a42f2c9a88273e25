import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Alert } from '../../../shared/api/alert.ts';
import { nobody } from '../../../shared/api/caseload.ts';
import { entryKey } from '../counted-list.ts';
import type { Item } from '../entity.ts';
import type { Table } from '../open-table.ts';
import { caseloadIndex } from '../table.ts';
import type { Write } from '../write.ts';
import { openAlertList, openSortOf } from './alert-lists.ts';

/*
 * The owner of each open alert: its entry is in the index `caseload` under the patient's worker, or under nobody. So
 * the first alerts of anybody are one query, however many are open. It is written when the alert is raised, and with
 * every change of the worker.
 */
const partitionOf = (owner: string) => `open-alerts#${owner}`;

/** The attributes that the entry of an open alert has beside the alert. */
export const ownedBy = (alert: Pick<Alert, 'raisedAt' | 'alertId'>, owner = nobody): Record<string, string> => ({
  [caseloadIndex.partitionKey]: partitionOf(owner),
  [caseloadIndex.sortKey]: openSortOf(alert),
});

const putUnder = (
  alert: Pick<Alert, 'raisedAt' | 'alertId'>,
  owner: string | undefined,
  ConditionExpression: string,
): Write => {
  const { [caseloadIndex.partitionKey]: partition, [caseloadIndex.sortKey]: sort } = ownedBy(alert, owner);
  return {
    Update: {
      Key: entryKey(openAlertList, openSortOf(alert)),
      ConditionExpression,
      UpdateExpression: 'SET #partition = :partition, #sort = :sort',
      ExpressionAttributeNames: { '#partition': caseloadIndex.partitionKey, '#sort': caseloadIndex.sortKey },
      ExpressionAttributeValues: { ':partition': partition, ':sort': sort },
    },
  };
};

/** The write that puts an open alert under somebody; refused when it has been answered. */
export const giveAlert = (alert: Pick<Alert, 'raisedAt' | 'alertId'>, owner: string | undefined): Write =>
  putUnder(alert, owner, 'attribute_exists(pk)');

/**
 * The entries of the first open alerts of a worker, or of nobody, the longest open first. The index follows a change a
 * moment later.
 */
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
