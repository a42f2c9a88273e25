import { addDays, daysBetween } from '../../../shared/kernel/calendar.ts';
import { today } from '../../../shared/kernel/today.ts';
import { onlyReadable } from '../../../shared/kernel/unreadable.ts';
import type { Away } from '../../../shared/tasks/cover.ts';
import { createAppointmentStore } from '../../appointments/store/appointments.ts';
import { listPartition } from '../../kernel/store/counted-list.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPlaces } from '../../kernel/store/query-items.ts';
import { readPatients } from '../../patients/store/patients.ts';
import { doneTaskList, parseTaskRow } from './task-items.ts';

/** The limits on what is read: the last days of a long absence, and so many tasks. */
const mostDays = 31;
const mostTasks = 20;

/**
 * What happened in the work of somebody while they were away: the tasks of theirs that others ended, the latest first, and the sessions
 * of their diary that are not planned any more.
 */
export const createAbsenceSummary =
  (table: Table) =>
  async ({ accountId, from, to }: Away) => {
    const first = daysBetween(from, to) < mostDays ? from : addDays(to, 1 - mostDays);
    const range = { from, to: `${today()}~`, latestFirst: true, limit: mostTasks + 1 };
    const [done, diary] = await Promise.all([
      readPlaces(table, listPartition(doneTaskList(accountId)), 'place1', range),
      createAppointmentStore(table).list({ kind: 'worker', of: accountId }, first, daysBetween(first, to) + 1),
    ]);
    const tasks = onlyReadable(done.slice(0, mostTasks).map(parseTaskRow)).filter((one) => one.done?.by !== accountId);
    const sessions = onlyReadable(diary).filter(({ status }) => status !== 'planned');
    const patients = await readPatients(
      table,
      [...tasks, ...sessions].flatMap(({ patientId }) => patientId ?? []),
    );
    return { tasks, sessions, patients, more: done.length > mostTasks || first !== from };
  };
