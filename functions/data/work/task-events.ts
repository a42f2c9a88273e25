import type { StaffUser } from '../../../shared/api/record.ts';
import type { TimelineEvent } from '../../../shared/api/timeline.ts';
import type { AuditContext } from '../audit.ts';
import { excerptOf } from '../records/excerpt.ts';
import { addToTimeline } from '../records/timeline.ts';
import type { Write } from '../write.ts';
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
