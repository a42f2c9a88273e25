import * as z from 'zod';
import { calendarDay } from '../../../shared/kernel/calendar.ts';
import type { StaffUser } from '../../../shared/patients/record.ts';
import type { TimelineEvent } from '../../../shared/patients/timeline.ts';
import type { Doing } from '../../kernel/store/audit.ts';
import { dayLevels, type Listing, listsBy, ofPerson, patientShards, relist } from '../../kernel/store/counted-list.ts';
import { type Entity, type Item, keyPattern, parseRow } from '../../kernel/store/entity.ts';
import { create, replace } from '../../kernel/store/entity-writes.ts';
import type { Write } from '../../kernel/store/write.ts';
import { excerptOf } from '../../notes/store/note-items.ts';
import { addToTimeline } from '../../patients/store/timeline.ts';

/** A task as stored: people are named by the `sub` of their account. */
const storedTask = z.object({
  taskId: z.ulid(),
  what: z.string(),
  until: calendarDay,
  ownerId: z.string(),
  patientId: z.string().optional(),
  madeBy: z.string(),
  madeAt: z.iso.datetime(),
  done: z.object({ by: z.string(), at: z.iso.datetime() }).optional(),
  version: z.int().min(1),
});
export type StoredTask = z.infer<typeof storedTask>;

export const taskEntity: Entity<string, typeof storedTask> = {
  name: 'Task',
  key: keyPattern('TASK#{taskId}', 'TASK'),
  dataSubject: { patient: ['patientId'], account: ['ownerId'] },
  schema: storedTask,
};

const listed = {
  dataSubject: { patient: ['patientId'], account: ['ownerId'], sameAs: ['taskId'] },
  entry: { name: 'Task, as listed', schema: storedTask },
};

/** The open tasks of one person, by due day. */
export const openTaskList = listsBy('{ownerId}', (ownerId) => ({
  ...listed,
  name: `tasks#${ownerId}`,
  sort: '{until}#{taskId}',
  ...ofPerson,
}));

/** The completed tasks of one person, by the time of completion. */
export const doneTaskList = listsBy('{ownerId}', (ownerId) => ({
  ...listed,
  name: `tasks-done#${ownerId}`,
  sort: '{at}#{taskId}',
  levels: dayLevels,
  shards: patientShards,
}));

export const patientTaskList = listsBy('{patientId}', (patientId) => ({
  ...listed,
  name: `patient-tasks#${patientId}`,
  sort: '{until}#{taskId}',
  ...ofPerson,
}));

export const parseTaskRow = (item: Item) => parseRow(taskEntity, item, 'taskId');

const listingsOf = (task: StoredTask): Listing<typeof storedTask>[] => {
  const { taskId, until, ownerId, patientId, done } = task;
  if (done) return [{ list: doneTaskList(ownerId), sort: `${done.at}#${taskId}`, row: task }];
  const lists = [openTaskList(ownerId), ...(patientId === undefined ? [] : [patientTaskList(patientId)])];
  return lists.map((list) => ({ list, sort: `${until}#${taskId}`, row: task }));
};

export const putTask = (task: StoredTask): Write[] => [
  create(taskEntity, task.taskId, task),
  ...relist([], listingsOf(task)),
];

/** The writes that replace the version that was read; the first is refused if it has changed since. */
export const replaceTask = (before: StoredTask, after: StoredTask): Write[] => [
  replace(taskEntity, after.taskId, after, { over: { version: before.version } }),
  ...relist(listingsOf(before), listingsOf(after)),
];

/** The timeline event of a task; none for one that is about no patient. */
export const addTaskEvent = (
  { patientId, taskId, what: text, until }: StoredTask,
  doing: Doing,
  change: { kind: 'task' | 'task-changed'; owner: StaffUser } | { kind: 'task-done' | 'task-reopened' },
): Write[] => {
  if (patientId === undefined) return [];
  const what = excerptOf(text);
  const event: TimelineEvent = 'owner' in change ? { ...change, taskId, what, until } : { ...change, taskId, what };
  return [addToTimeline(patientId, doing, event)];
};
