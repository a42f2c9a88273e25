import type { StaffUser } from '../../../shared/patients/record.ts';
import type { TimelineEvent } from '../../../shared/patients/timeline.ts';
import type { AuditContext } from '../../kernel/store/audit.ts';
import type { Write } from '../../kernel/store/write.ts';
import { excerptOf } from '../../notes/store/excerpt.ts';
import { addToTimeline } from '../../patients/store/timeline.ts';
import type { StoredTask } from './task-items.ts';

/** The timeline event of a task; none for one that is about no patient. */
export const addTaskEvent = (
  { patientId, taskId, what: text, until }: StoredTask,
  { at, username: by }: Pick<AuditContext, 'at' | 'username'>,
  change: { kind: 'task' | 'task-changed'; owner: StaffUser } | { kind: 'task-done' | 'task-reopened' },
): Write[] => {
  if (patientId === undefined) return [];
  const what = excerptOf(text);
  const event: TimelineEvent = 'owner' in change ? { ...change, taskId, what, until } : { ...change, taskId, what };
  return [addToTimeline(patientId, { at, by }, event)];
};
