import { ulid } from 'ulid';
import { makePage, pageSize } from '../../../shared/kernel/page.ts';
import type { StaffUser } from '../../../shared/patients/record.ts';
import type { TaskChange, TaskInput } from '../../../shared/tasks/task.ts';
import { type AuditContext, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { again, contend } from '../../kernel/store/back-off.ts';
import { readItem } from '../../kernel/store/entity.ts';
import { check as checkItem } from '../../kernel/store/entity-writes.ts';
import { findEarlierReply, recordIdempotencyKey } from '../../kernel/store/idempotency.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPage } from '../../kernel/store/read-counted-list.ts';
import type { Write } from '../../kernel/store/write.ts';
import { patientEntity } from '../../patients/store/patients.ts';
import {
  addTaskEvent,
  doneTaskList,
  openTaskList,
  parseTaskRow,
  putTask,
  readTasksAbout,
  replaceTask,
  type StoredTask,
  taskEntity,
} from './task-items.ts';

type Answering = {
  /** Throws for whoever may not change a task. Called before anything is written. */
  check: (stored: StoredTask) => Promise<void>;
  /** Reads what the answer needs, beside the write. */
  prepare: (stored: StoredTask) => Promise<unknown>;
};

export type ChangedTask = { outcome: 'done' | 'stale'; task: StoredTask } | { outcome: 'missing' };

const mostOfAPatient = 50;
/** More open tasks than are about anybody; they are counted up to here. */
const mostCounted = 200;

export const createTaskStore = (table: Table) => {
  const read = (taskId: string) => readItem(table, taskEntity, taskId);

  /** Writes a changed task if it is as it was read. `isDone` returns whether the change was made already. */
  const change = async (
    { taskId, version }: { taskId: string; version: number },
    auditContext: AuditContext,
    { check, prepare }: Answering,
    isDone: (stored: StoredTask) => boolean,
    plan: (stored: StoredTask) => { after: StoredTask; writes: Write[] },
  ): Promise<ChangedTask> => {
    return await contend<ChangedTask>('a task while it was changed', async () => {
      const stored = await read(taskId);
      if (!stored) return { outcome: 'missing' };
      await check(stored);
      const isMade = isDone(stored);
      if (isMade || stored.version !== version) {
        await auditReading(table, auditContext, stored.patientId);
        return { outcome: isMade ? 'done' : 'stale', task: stored };
      }
      const { after, writes } = plan(stored);
      const all = [...replaceTask(stored, after), ...writes];
      const prepared = prepare(stored);
      // Awaited once it is written: what was done is never left half told.
      prepared.catch(() => {});
      const { done } = await commitAudited(table, all, auditContext, stored.patientId);
      await prepared;
      return done ? { outcome: 'done', task: after } : again;
    });
  };

  return {
    read,

    /** Stores a task once, however often it is sent under the same key; undefined when there is no such patient. */
    async add(
      { patientId, ...input }: TaskInput,
      owner: StaffUser,
      idempotencyKey: string,
      auditContext: AuditContext,
    ): Promise<StoredTask | undefined> {
      const { at, username } = auditContext;
      const made: StoredTask = {
        ...input,
        patientId,
        taskId: ulid(Date.parse(at)),
        madeBy: username,
        madeAt: at,
        version: 1,
      };
      const submission = { call: 'createTask', idempotencyKey, content: { patientId, ...input, username } };
      const writes: Write[] = [
        recordIdempotencyKey(submission, { id: made.taskId, at }),
        ...putTask(made),
        ...addTaskEvent(made, auditContext, { kind: 'task', owner }),
        ...(patientId === undefined ? [] : [checkItem(patientEntity, patientId)]),
      ];
      if ((await commitAudited(table, writes, auditContext, patientId)).done) return made;
      const stored = await findEarlierReply(table, submission);
      if (!stored) return undefined;
      await auditReading(table, auditContext, patientId);
      return await read(stored.id);
    },

    /** The tasks of one person: the open ones by due day, the done ones the latest first. `page` is one-based. */
    list: (ownerId: string, state: 'open' | 'done', page: number, size: number = pageSize) =>
      state === 'open'
        ? readPage(table, openTaskList(ownerId), { page, size, earliestFirst: true }, parseTaskRow)
        : readPage(table, doneTaskList(ownerId), { page, size }, parseTaskRow),

    /** The first of the open tasks about a patient, by due day: the page is of these, and `open` is the number of all. */
    async listOfPatient(patientId: string) {
      const all = await readTasksAbout(table, patientId, mostCounted);
      const content = all.slice(0, mostOfAPatient);
      return { ...makePage(content, 1, mostOfAPatient, content.length), open: all.length };
    },

    change: (
      taskId: string,
      { version, ...wanted }: TaskChange,
      owner: StaffUser,
      auditContext: AuditContext,
      answering: Answering,
    ) =>
      change(
        { taskId, version },
        auditContext,
        answering,
        ({ what, until, ownerId, kind }) =>
          what === wanted.what && until === wanted.until && ownerId === wanted.ownerId && kind === wanted.kind,
        (stored) => {
          const after = { ...stored, ...wanted, kind: wanted.kind, version: version + 1 };
          return { after, writes: addTaskEvent(after, auditContext, { kind: 'task-changed', owner }) };
        },
      ),

    finish: (
      taskId: string,
      { done, why, version }: { done: boolean; why?: string | undefined; version: number },
      auditContext: AuditContext,
      answering: Answering,
    ) =>
      change(
        { taskId, version },
        auditContext,
        answering,
        (stored) => (stored.done !== undefined) === done,
        ({ done: _, ...stored }) => {
          const { at, username: by } = auditContext;
          const ended = { by, at, ...(why !== undefined && { why }) };
          const after: StoredTask = { ...stored, ...(done && { done: ended }), version: version + 1 };
          return { after, writes: addTaskEvent(after, auditContext, { kind: done ? 'task-done' : 'task-reopened' }) };
        },
      ),
  };
};
