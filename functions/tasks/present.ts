import { missing } from '../../shared/kernel/missing.ts';
import type { Unreadable } from '../../shared/kernel/unreadable.ts';
import type { StaffUser } from '../../shared/patients/record.ts';
import type { Task, TaskRow } from '../../shared/tasks/task.ts';
import { openedOf } from '../kernel/access/opened.ts';
import { conflictWith, notFound } from '../kernel/http/outcome.ts';
import type { RecordAccess } from '../kernel/http/record-access.ts';
import { namingStaff } from '../kernel/identity/name-staff.ts';
import { requireMayWork } from '../kernel/store/worker-excluded.ts';
import type { TasksDependencies } from './dependencies.ts';
import type { StoredTask } from './store/task-items.ts';
import type { ChangedTask } from './store/tasks.ts';

type Shown = StoredTask & { closed?: true };
type Patients = ReadonlyMap<string, { patientId: string; firstName: string; lastName: string }>;
type Naming = Pick<TasksDependencies, 'staff' | 'patients'>;

const naming = (patients: Patients) =>
  namingStaff(
    ({ ownerId, madeBy, done }: Shown) => [ownerId, madeBy, ...(done ? [done.by] : [])],
    ({ ownerId, madeBy, done, patientId, ...task }, nameOf): Task => {
      const found = patientId === undefined ? undefined : patients.get(patientId);
      return {
        ...task,
        owner: nameOf(ownerId),
        madeBy: nameOf(madeBy),
        ...(done && { done: { ...done, by: nameOf(done.by) } }),
        ...(found && { patient: { patientId: found.patientId, firstName: found.firstName, lastName: found.lastName } }),
      };
    },
  );

export const nameTasks = (
  rows: readonly (Shown | Unreadable<'taskId'>)[],
  patients: Patients,
  { staff }: Pick<Naming, 'staff'>,
): Promise<TaskRow[]> => naming(patients).all(rows, { staff });

export const presentTasks = async (
  rows: readonly (StoredTask | Unreadable<'taskId'>)[],
  { staff, patients }: Naming,
): Promise<TaskRow[]> => {
  const ids = rows.flatMap((row) => ('unreadable' in row ? [] : (row.patientId ?? [])));
  return await nameTasks(rows, await patients.read(ids), { staff });
};

/** The first of the open tasks about a patient, and how many there are. */
export const readPatientTasks = async (
  patientId: string,
  { tasks, ...naming }: Naming & { tasks: Pick<TasksDependencies['tasks'], 'listOfPatient'> },
) => {
  const found = await tasks.listOfPatient(patientId);
  return { ...found, content: await presentTasks(found.content, naming) };
};

/** The patient of a task, if it is about one; among others, for its answer to be named without a further request. */
export const readPatientOf = (
  { patientId }: Pick<StoredTask, 'patientId'>,
  { patients }: Pick<Naming, 'patients'>,
): ReturnType<typeof patients.read> => patients.read(patientId === undefined ? [] : [patientId]);

export const presentTask = async (task: StoredTask, using: Naming): Promise<Task> =>
  naming(await readPatientOf(task, using)).one(task, using);

/** Whether somebody has a task or gave it: they may read its words, whosever record it is about. */
export const isOwn = ({ ownerId, madeBy }: Pick<StoredTask, 'ownerId' | 'madeBy'>, username: string): boolean =>
  ownerId === username || madeBy === username;

/** Refuses whoever may not open the record, unless the task is their own. @throws HttpError 403 */
export const checkTask = async (
  task: StoredTask,
  { caller, access }: { caller: { username: string }; access: RecordAccess },
  using: Pick<Naming, 'patients'>,
): Promise<void> => {
  const { patientId } = task;
  if (patientId === undefined || isOwn(task, caller.username)) return await access.check(patientId, 'own');
  const patient = (await using.patients.read([patientId])).get(patientId);
  await access.check(patientId, patient && openedOf(patient));
};

/** @throws {WorkerExcluded} where a task is about somebody whose record is closed to whoever would get it. */
export const requireOwner = async (
  owner: StaffUser,
  about: Pick<StoredTask, 'patientId'>,
  using: Pick<Naming, 'patients'>,
): Promise<void> => {
  const patient = (await readPatientOf(about, using)).get(about.patientId ?? '');
  if (patient) requireMayWork(owner, patient.limits, patient);
};

const changedMeanwhile =
  'A colleague has changed this task since you opened it. Nothing you wrote is lost: please compare and save again.';

export const answerChange = async (changed: ChangedTask, using: Naming) => {
  if (changed.outcome === 'missing') return notFound(missing.task);
  const current = await presentTask(changed.task, using);
  return changed.outcome === 'done' ? { status: 200 as const, body: current } : conflictWith(changedMeanwhile, current);
};
