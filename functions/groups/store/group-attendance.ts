import { parseOr } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import { attendanceEntity } from './group-items.ts';

/** Attendance of a patient at the latest dates of groups, the latest first: one query. */
export const readGroupAttendance = async (table: Table, patientId: string, most: number) => {
  const { pk, sk: from } = attendanceEntity.key({ patientId, day: '0', groupId: '' });
  const { sk: to } = attendanceEntity.key({ patientId, day: '9999', groupId: '' });
  const items = await readPartition(table, pk, { from, to, latestFirst: true, limit: most });
  return items.flatMap((item) => parseOr(attendanceEntity, item, () => []));
};
