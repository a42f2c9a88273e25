import * as z from 'zod';
import { calendarDay } from '../../../shared/kernel/calendar.ts';
import { isPractice } from '../../../shared/patients/practice.ts';
import type { StaffUser } from '../../../shared/patients/record.ts';
import type { TimelineEvent } from '../../../shared/patients/timeline.ts';
import { taskKinds, taskSources } from '../../../shared/tasks/task.ts';
import type { Doing } from '../../kernel/store/audit.ts';
import {
  countEntry,
  countersOf,
  dayLevels,
  listPartition,
  listsBy,
  ofPerson,
  patientShards,
} from '../../kernel/store/counted-list.ts';
import { type Entity, type Item, keyPattern, parseRow } from '../../kernel/store/entity.ts';
import { create, replace } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPlaces } from '../../kernel/store/query-items.ts';
import type { Write } from '../../kernel/store/write.ts';
import { excerptOf } from '../../notes/store/note-items.ts';
import { addToTimeline } from '../../patients/store/timeline.ts';

/** A task as stored: people are named by the `sub` of their account. */
const storedTask = z.object({
  taskId: z.ulid(),
  what: z.string(),
  kind: z.enum(taskKinds).optional(),
  until: calendarDay,
  ownerId: z.string(),
  patientId: z.string().optional(),
  source: z.enum(taskSources).optional(),
  madeBy: z.string(),
  madeAt: z.iso.datetime(),
  done: z.object({ by: z.string(), at: z.iso.datetime(), why: z.string().optional() }).optional(),
  version: z.int().min(1),
});
export type StoredTask = z.infer<typeof storedTask>;

/*
 * A task is one item, which is on its lists by its places in the indexes, all by one sort key: the open ones by due day, the done
 * ones by the time of completion. Beside it there is the counter of its owner's list.
 */
const sortOf = ({ taskId, until, done }: StoredTask): string => `${done ? done.at : until}#${taskId}`;

export const taskEntity: Entity<string, typeof storedTask> = {
  name: 'Task',
  key: keyPattern('TASK#{taskId}', 'TASK'),
  dataSubject: { patient: ['patientId'], account: ['ownerId'] },
  schema: storedTask,
  countedIn: (task) => (isOnLists(task) ? countersOf(listOf(task), sortOf(task)) : []),
};

const listed = {
  dataSubject: { account: ['ownerId'], sameAs: ['taskId'] },
  entry: { name: 'Task, as listed', schema: storedTask },
  index: 'place1',
} as const;

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

/** A task about a practice patient is on that record alone. */
const isOnLists = ({ patientId }: StoredTask): boolean => patientId === undefined || !isPractice(patientId);

const listOf = ({ ownerId, done }: StoredTask) => (done ? doneTaskList(ownerId) : openTaskList(ownerId));

const partitionOf = (patientId: string) => `patient-tasks#${patientId}`;
const ofEverybody = 'open-tasks';

/** The item with its places: of an open task under its owner, its patient and all of the organisation. */
const placed = (task: StoredTask) => {
  const { patientId, done } = task;
  const listed = { place1: listPartition(listOf(task)), ...(!done && { place3: ofEverybody }) };
  return {
    ...task,
    ...(isOnLists(task) && listed),
    ...(!done && patientId !== undefined && { place2: partitionOf(patientId) }),
    sortedBy: sortOf(task),
  };
};

export const parseTaskRow = (item: Item) => parseRow(taskEntity, item, 'taskId');

/** The first open tasks about a patient, by due day, up to a number. */
export const readTasksAbout = async (table: Table, patientId: string, most: number) =>
  (await readPlaces(table, partitionOf(patientId), 'place2', { limit: most })).map(parseTaskRow);

/** The first open tasks of everybody that were due before a day, the longest overdue first, up to a number. */
export const readLateTasks = async (table: Table, day: string, most: number) =>
  (await readPlaces(table, ofEverybody, 'place3', { to: day, limit: most })).map(parseTaskRow);

const count = (task: StoredTask, by: 1 | -1): Write[] =>
  isOnLists(task) ? countEntry(listOf(task), sortOf(task), by) : [];

export const putTask = (task: StoredTask): Write[] => [
  create(taskEntity, task.taskId, placed(task)),
  ...count(task, 1),
];

/** The writes that replace the version that was read; the first is refused if it has changed since. */
export const replaceTask = (before: StoredTask, after: StoredTask): Write[] => [
  replace(taskEntity, after.taskId, placed(after), { over: { version: before.version } }),
  ...count(before, -1),
  ...count(after, 1),
];

/** The timeline event of a task; none for one that is about no patient. */
export const addTaskEvent = (
  { patientId, taskId, what: text, until, done }: StoredTask,
  doing: Doing,
  change: { kind: 'task' | 'task-changed'; owner: StaffUser } | { kind: 'task-done' | 'task-reopened' },
): Write[] => {
  if (patientId === undefined) return [];
  const what = excerptOf(text);
  const eventOf = (): TimelineEvent => {
    if ('owner' in change) return { ...change, taskId, what, until };
    const { kind } = change;
    return kind === 'task-reopened' ? { kind, taskId, what } : { kind, taskId, what, why: done?.why };
  };
  return [addToTimeline(patientId, doing, eventOf())];
};
