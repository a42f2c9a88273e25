import type { Unreadable } from '../../shared/kernel/unreadable.ts';
import type { StaffUser } from '../../shared/patients/record.ts';
import type { Task, TaskRow } from '../../shared/tasks/task.ts';
import { openedOf } from '../kernel/access/opened.ts';
import { conflict } from '../kernel/http/outcome.ts';
import type { RecordAccess } from '../kernel/http/record-access.ts';
import type { TasksDependencies } from './dependencies.ts';
import type { StoredTask } from './store/task-items.ts';
import type { ChangedTask } from './store/tasks.ts';

type Named = { patientId: string; firstName: string; lastName: string };
type Shown = StoredTask & { closed?: true };
type Patients = ReadonlyMap<string, Named>;

const nameTask = (
  { ownerId, madeBy, done, patientId, ...task }: Shown,
  names: ReadonlyMap<string, StaffUser>,
  patients: Patients,
): Task => {
  const person = (id: string) => names.get(id) ?? { id, firstName: '', lastName: '' };
  const found = patientId === undefined ? undefined : patients.get(patientId);
  return {
    ...task,
    owner: person(ownerId),
    madeBy: person(madeBy),
    ...(done && { done: { by: person(done.by), at: done.at } }),
    ...(found && { patient: { patientId: found.patientId, firstName: found.firstName, lastName: found.lastName } }),
  };
};

export const nameTasks = async (
  rows: readonly (Shown | Unreadable<'taskId'>)[],
  patients: Patients,
  { staff }: Pick<TasksDependencies, 'staff'>,
): Promise<TaskRow[]> => {
  const readable = rows.flatMap((row) => ('unreadable' in row ? [] : [row]));
  const names = await staff.name(
    readable.flatMap(({ ownerId, madeBy, done }) => [ownerId, madeBy, ...(done ? [done.by] : [])]),
  );
  return rows.map((row) => ('unreadable' in row ? row : nameTask(row, names, patients)));
};

export const presentTasks = async (
  rows: readonly (StoredTask | Unreadable<'taskId'>)[],
  dependencies: Pick<TasksDependencies, 'staff' | 'patients'>,
): Promise<TaskRow[]> => {
  const ids = rows.flatMap((row) => ('unreadable' in row ? [] : (row.patientId ?? [])));
  return await nameTasks(rows, await dependencies.patients.read(ids), dependencies);
};

/** The patient of a task, if it is about one; among others, for its answer to be named without a further request. */
export const readPatientOf = (
  { patientId }: Pick<StoredTask, 'patientId'>,
  { patients }: Pick<TasksDependencies, 'patients'>,
): Promise<Patients> => patients.read(patientId === undefined ? [] : [patientId]);

export const presentTask = async (
  task: StoredTask,
  dependencies: Pick<TasksDependencies, 'staff' | 'patients'>,
): Promise<Task> => {
  const { ownerId, madeBy, done } = task;
  const [names, found] = await Promise.all([
    dependencies.staff.name([ownerId, madeBy, ...(done ? [done.by] : [])]),
    readPatientOf(task, dependencies),
  ]);
  return nameTask(task, names, found);
};

/** Whether somebody has a task or gave it: they may read its words, whosever record it is about. */
export const isOwn = ({ ownerId, madeBy }: Pick<StoredTask, 'ownerId' | 'madeBy'>, username: string): boolean =>
  ownerId === username || madeBy === username;

/** Refuses whoever may not open the record, unless the task is their own. @throws HttpError 403 */
export const checkTask = async (
  task: StoredTask,
  { caller, access }: { caller: { username: string }; access: RecordAccess },
  { patients }: Pick<TasksDependencies, 'patients'>,
): Promise<void> => {
  const { patientId } = task;
  if (patientId === undefined || isOwn(task, caller.username)) return await access.check(patientId, 'own');
  const patient = (await patients.read([patientId])).get(patientId);
  await access.check(patientId, patient && openedOf(patient));
};

const changedMeanwhile =
  'A colleague has changed this task since you opened it. Nothing you wrote is lost: please compare and save again.';

export const answerChange = async (
  { outcome, task }: Exclude<ChangedTask, { outcome: 'missing' }>,
  dependencies: Pick<TasksDependencies, 'staff' | 'patients'>,
) => {
  const current = await presentTask(task, dependencies);
  return outcome === 'done'
    ? { status: 200 as const, body: current }
    : { status: 409 as const, body: { ...conflict(changedMeanwhile).body, current } };
};

/** A person who may use the staff area now; the caller needs no look-up. */
export const findColleague = async (
  id: string,
  username: string,
  { staff }: Pick<TasksDependencies, 'staff'>,
): Promise<StaffUser | undefined> =>
  id === username ? (await staff.name([id])).get(id) : (await staff.list()).find((one) => one.id === id);
