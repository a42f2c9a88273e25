import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { parseOr } from '../entity.ts';
import type { Table } from '../open-table.ts';
import { attendanceEntity, type StoredAttendance } from './group-items.ts';

/** Attendance of a patient at the latest dates of groups, the latest first: one query. */
export const readGroupAttendance = async (
  table: Table,
  patientId: string,
  most: number,
): Promise<StoredAttendance[]> => {
  const { pk, sk: first } = attendanceEntity.key({ patientId, day: '0', groupId: '' });
  const { sk: last } = attendanceEntity.key({ patientId, day: '9999', groupId: '' });
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
  return Items.flatMap((item) => parseOr(attendanceEntity, item, () => []));
};
