import { onlyReadable } from '../../../shared/kernel/unreadable.ts';
import { type AuditContext, commitAudited } from '../../kernel/store/audit.ts';
import { again, contend } from '../../kernel/store/back-off.ts';
import { readItem } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { addTaskEvent, readTasksAbout, replaceTask, type StoredTask, taskEntity } from './task-items.ts';

/** More open tasks than are about anybody. */
export const mostAbout = 200;

/**
 * Ends the open tasks about a patient for a reason, each in a transaction of its own with its timeline and audit event; sent
 * again, it goes on. Not those to tell somebody of it or of a cancelled session: they follow from the end, and are owed after it.
 */
export const endTasksAbout = async (
  table: Table,
  patientId: string,
  why: string,
  next: () => AuditContext,
): Promise<void> => {
  for (const { taskId, source } of onlyReadable(await readTasksAbout(table, patientId, mostAbout))) {
    if (source === 'cancelled-session' || source === 'decision') continue;
    await contend('a task while it was ended', async () => {
      const stored = await readItem(table, taskEntity, taskId);
      if (!stored || stored.done) return undefined;
      const own = next();
      const done = { by: own.username, at: own.at, why };
      const after: StoredTask = { ...stored, done, version: stored.version + 1 };
      const writes = [...replaceTask(stored, after), ...addTaskEvent(after, own, { kind: 'task-done' })];
      return (await commitAudited(table, writes, own, patientId)).done ? undefined : again;
    });
  }
};
