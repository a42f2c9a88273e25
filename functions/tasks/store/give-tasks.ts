import { onlyReadable } from '../../../shared/kernel/unreadable.ts';
import type { StaffUser } from '../../../shared/patients/record.ts';
import { type AuditContext, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { readItem } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPage, readTotal } from '../../kernel/store/read-counted-list.ts';
import { addTaskEvent, openTaskList, parseTaskRow, replaceTask, type StoredTask, taskEntity } from './task-items.ts';

/** The limit on tasks given by one request: after it the same request is sent again. */
const mostGiven = 100;

/** The number of open tasks of somebody. */
export const countOpenTasks = (table: Table, ownerId: string): Promise<number> =>
  readTotal(table, openTaskList(ownerId));

/** Gives an open task to somebody else, unless its owner has done it or given it away meanwhile. */
export const giveTask = async (
  table: Table,
  { taskId, ownerId: from }: Pick<StoredTask, 'taskId' | 'ownerId'>,
  to: StaffUser,
  own: AuditContext,
): Promise<0 | 1> => {
  const stored = await readItem(table, taskEntity, taskId);
  if (!stored || stored.done || stored.ownerId !== from) return 0;
  const after = { ...stored, ownerId: to.id, version: stored.version + 1 };
  const writes = [...replaceTask(stored, after), ...addTaskEvent(after, own, { kind: 'task-changed', owner: to })];
  const { done } = await commitAudited(table, writes, own, stored.patientId);
  // Refused: a colleague changed it at this moment, and the next sending of the request gives it.
  return done ? 1 : 0;
};

/**
 * Gives every open task of somebody to a colleague, each in a transaction of its own with its timeline and audit event. The same
 * request sent again goes on where the one before ended.
 */
export const createTaskGiving = (table: Table) => async (from: string, to: StaffUser, auditContext: AuditContext) => {
  const page = { page: 1, size: mostGiven, earliestFirst: true };
  const { content } = await readPage(table, openTaskList(from), page, parseTaskRow);
  let given = 0;
  // One after another: they leave one list and join another.
  for (const [number, task] of onlyReadable(content).entries()) {
    given += await giveTask(table, task, to, { ...auditContext, requestId: `${auditContext.requestId}-${number}` });
  }
  if (given > 0) auditContext.written = true;
  else await auditReading(table, auditContext);
  return { given, left: await countOpenTasks(table, from) };
};
