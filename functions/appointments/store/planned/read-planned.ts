import { groupEntity, memberEntity, readGroupAttendance } from '../../../groups/store/group-items.ts';
import { parseOr } from '../../../kernel/store/entity.ts';
import type { Table } from '../../../kernel/store/open-table.ts';
import { readBatch } from '../../../kernel/store/read-batch.ts';
import { readOpenRequests } from '../../../self-completion/store/completions.ts';
import { createTaskStore } from '../../../tasks/store/tasks.ts';
import { createReminderChoices } from '../reminder-choices.ts';
import { readCancelledAtEnd, readPlannedAppointments } from './planned-appointments.ts';

/** The dates of groups that are looked at, the latest first. */
const groupDatesRead = 12;

/** The groups to whose latest dates somebody came or was expected, and of which they are members still. */
const readGroups = async (table: Table, patientId: string): Promise<{ groupId: string; name: string }[]> => {
  const dates = await readGroupAttendance(table, patientId, groupDatesRead);
  const known = [...new Map(dates.map((one) => [one.groupId, one])).values()];
  const items = await readBatch(
    table,
    known.flatMap((one) => [memberEntity.key(one), groupEntity.key(one.groupId)]),
  );
  return known.flatMap((one) => {
    const { pk, sk } = memberEntity.key(one);
    if (!items.some((item) => item.pk === pk && item.sk === sk)) return [];
    const group = items.find((item) => item.pk === groupEntity.key(one.groupId).pk && item.sk !== sk);
    return [{ groupId: one.groupId, name: (group && parseOr(groupEntity, group, () => one).name) ?? one.name }];
  });
};

/** Everything that is planned for one patient: a fixed number of requests in two steps, and one for each hundred sessions. */
export const createPlannedReader = (table: Table) => {
  const tasks = createTaskStore(table);
  const reminders = createReminderChoices(table);
  return async (patientId: string, at: string) => {
    const [sessions, cancelledAtEnd, open, links, groups, reminder] = await Promise.all([
      readPlannedAppointments(table, { kind: 'person', of: patientId }, at),
      readCancelledAtEnd(table, patientId, at),
      tasks.listOfPatient(patientId),
      readOpenRequests(table, patientId, at),
      readGroups(table, patientId),
      reminders.read(patientId),
    ]);
    return { sessions, cancelledAtEnd, tasks: open.content, links, groups, reminder };
  };
};
