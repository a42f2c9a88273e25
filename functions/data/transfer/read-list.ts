import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type ListShape, listPartition } from '../counted-list.ts';
import type { Item } from '../entity.ts';
import type { Table } from '../open-table.ts';

/** The entries of a list after one of them, the earliest first: later additions do not shift those that follow. */
export const readEntriesAfter = async (
  table: Table,
  list: Pick<ListShape, 'name'>,
  after: string,
  size: number,
): Promise<Item[]> => {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND sk > :after',
      ExpressionAttributeValues: { ':pk': listPartition(list), ':after': after },
      ConsistentRead: true,
      Limit: size,
    }),
  );
  return Items;
};
