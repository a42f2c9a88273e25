import { onlyReadable } from '../../../shared/kernel/unreadable.ts';
import { readItems } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import type { Write } from '../../kernel/store/write.ts';
import { readTasksAbout, replaceTask, type StoredTask, taskEntity } from './task-items.ts';

/** The limit on tasks that go with a referral in one transaction: it has one or two. */
const mostMoved = 5;

/** The open tasks about a record as they are now; undefined where they are more than go with a referral, or one cannot be read. */
export const readTasksToMove = async (table: Table, patientId: string): Promise<StoredTask[] | undefined> => {
  const listed = await readTasksAbout(table, patientId, mostMoved + 1);
  const readable = onlyReadable(listed);
  if (listed.length > mostMoved || readable.length < listed.length) return undefined;
  const stored = await readItems(
    table,
    taskEntity,
    readable.map(({ taskId }) => taskId),
  );
  return stored.filter(({ done }) => !done);
};

/** The writes that put tasks on another record, each refused where it has changed since it was read. */
export const moveTasks = (tasks: readonly StoredTask[], patientId: string): Write[] =>
  tasks.flatMap((task) => replaceTask(task, { ...task, patientId, version: task.version + 1 }));
