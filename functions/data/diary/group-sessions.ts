import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { parseOr } from '../entity.ts';
import type { Table } from '../open-table.ts';
import { groupSessionEntity, type StoredGroupSession } from './group-items.ts';

/** Attendance of a patient at the latest dates of groups, the latest first: one query. */
export const readGroupSessions = async (
  table: Table,
  patientId: string,
  most: number,
): Promise<StoredGroupSession[]> => {
  const { pk, sk: first } = groupSessionEntity.key({ patientId, day: '0', groupId: '' });
  const { sk: last } = groupSessionEntity.key({ patientId, day: '9999', groupId: '' });
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': pk, ':from': first, ':to': last },
      ScanIndexForward: false,
      ConsistentRead: true,
      Limit: most,
    }),
  );
  return Items.flatMap((item) => parseOr(groupSessionEntity, item, () => []));
};
