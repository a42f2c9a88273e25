import { today } from '../../../shared/kernel/today.ts';
import { onlyReadable } from '../../../shared/kernel/unreadable.ts';
import { addWorkingDays } from '../../../shared/kernel/working-days.ts';
import type { StaffUser } from '../../../shared/patients/record.ts';
import type { ReferralDecision } from '../../../shared/referrals/calls.ts';
import { referralStateLabels } from '../../../shared/referrals/referral-state.ts';
import { deriveId } from '../../kernel/lib/derived-id.ts';
import type { AuditContext } from '../../kernel/store/audit.ts';
import { readItem } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import type { Write } from '../../kernel/store/write.ts';
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

/**
 * The writes by which whoever decides on a referral owes an answer: a task to tell the referrer, or the person where nobody else
 * referred them. One that an email is to fulfil is on no timeline: the email is.
 */
export const planInforming = (
  stored: StoredRecord,
  { state, version, inform }: ReferralDecision,
  owner: StaffUser,
  { at, username }: AuditContext,
): Write[] => {
  const { patientId } = stored;
  const whom = isReferred(stored) ? 'Tell the referrer' : 'Tell them, in the way that is safe,';
  const task: StoredTask = {
    taskId: deriveId(`decision ${patientId} ${version}`, at),
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

/** The writes that end the tasks to tell the referrer, as they were told now. */
export const endInforming = async (
  table: Table,
  patientId: string,
  { at, username: by }: AuditContext,
): Promise<Write[]> => {
  const open = onlyReadable(await readTasksAbout(table, patientId, mostAbout));
  const found = open.find(({ source }) => source === 'decision');
  // As it is now: the index follows a change a moment later.
  const stored = found && (await readItem(table, taskEntity, found.taskId));
  if (!stored || stored.done) return [];
  return replaceTask(stored, { ...stored, done: { by, at }, version: stored.version + 1 });
};
