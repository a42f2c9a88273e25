import { today } from '../../../shared/kernel/today.ts';
import { onlyReadable } from '../../../shared/kernel/unreadable.ts';
import { addWorkingDays } from '../../../shared/kernel/working-days.ts';
import type { StaffUser } from '../../../shared/patients/record.ts';
import type { ReferralDecision } from '../../../shared/referrals/calls.ts';
import { referralStateLabels } from '../../../shared/referrals/referral-state.ts';
import { currentEpisode } from '../../episodes/store/episodes.ts';
import { deriveId } from '../../kernel/lib/derived-id.ts';
import type { AuditContext } from '../../kernel/store/audit.ts';
import { readItemCached, readItems } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import type { Write } from '../../kernel/store/write.ts';
import { patientEntity } from '../../patients/store/patients.ts';
import type { StoredRecord } from '../../patients/store/record.ts';
import { mostAbout } from '../../tasks/store/end-tasks.ts';
import {
  addTaskEvent,
  putTask,
  readTasksAbout,
  replaceTask,
  type StoredTask,
  taskEntity,
} from '../../tasks/store/task-items.ts';

const isReferred = ({ referralReferrer: { firstName, lastName, email, phone } }: StoredRecord): boolean =>
  [firstName, lastName, email, phone].some((given) => given !== '');

/** The id of the task of a decision. */
const taskIdOf = (patientId: string, decidedAt: string): string => deriveId(`decision ${patientId}`, decidedAt);

/**
 * The writes by which whoever decides on a referral owes an answer: a task to tell the referrer, or the person where nobody else
 * referred them. One that an email is to fulfil is on no timeline: the email is.
 */
export const planInforming = (
  stored: StoredRecord,
  { state, inform }: ReferralDecision,
  owner: StaffUser,
  { at, username }: AuditContext,
): Write[] => {
  const { patientId } = stored;
  const whom = isReferred(stored) ? 'Tell the referrer' : 'Tell them, in the way that is safe,';
  const task: StoredTask = {
    taskId: taskIdOf(patientId, at),
    what: `${whom} what was decided: ${referralStateLabels[state].toLowerCase()}.`,
    until: addWorkingDays(today(new Date(at)), 1),
    ownerId: owner.id,
    patientId,
    source: 'decision',
    madeBy: username,
    madeAt: at,
    version: 1,
  };
  const event = inform === 'task' ? addTaskEvent(task, { at, username }, { kind: 'task', owner }) : [];
  return [...putTask(task), ...event];
};

/** The writes that end all tasks to tell the referrer, as they were told now. */
export const endInforming = async (
  table: Table,
  patientId: string,
  { at, username: by }: AuditContext,
): Promise<Write[]> => {
  const patient = await readItemCached(table, patientEntity, patientId);
  // The index follows a change a moment later: that of the latest decision is found by its id.
  const latest = patient ? [taskIdOf(patientId, currentEpisode(patient.episodes).stateSince)] : [];
  const [ofLatest, about] = await Promise.all([
    readItems(table, taskEntity, latest),
    readTasksAbout(table, patientId, mostAbout),
  ]);
  const earlier = onlyReadable(about).filter(({ source, taskId }) => source === 'decision' && !latest.includes(taskId));
  const ofEarlier = await readItems(
    table,
    taskEntity,
    earlier.map(({ taskId }) => taskId),
  );
  return [...ofLatest, ...ofEarlier]
    .filter(({ done }) => done === undefined)
    .flatMap((task) => replaceTask(task, { ...task, done: { by, at }, version: task.version + 1 }));
};
