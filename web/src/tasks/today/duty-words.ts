import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { describeOpenFor } from '../../../../shared/kernel/open-for.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { describeUntil } from '../../../../shared/patients/caseload.ts';
import { callDueOf, describeCallDue } from '../../../../shared/referrals/referral-waiting.ts';
import type { Duty, DutyGroup, DutyKind } from '../../../../shared/tasks/duties.ts';
import type { TaskKind } from '../../../../shared/tasks/task.ts';

export const groupTitles: Readonly<Record<DutyGroup, string>> = {
  danger: 'Danger',
  late: 'Late',
  today: 'Today',
  next: 'Next',
  others: 'With colleagues',
  done: 'Done today',
};

const taskKindNames: Readonly<Record<TaskKind, string>> = { ring: 'Ring', letter: 'Letter', consent: 'Consent' };

const kindNames: Readonly<Record<DutyKind, string>> = {
  call: 'Call',
  alert: 'Alert',
  review: 'Review',
  'apart-referrals': 'Set apart',
  'apart-messages': 'Set apart',
  session: 'Session',
  group: 'Group',
  task: 'Task',
  message: 'Message',
  referral: 'Referral',
  'new-patient': 'New patient',
  test: 'Test due',
  unseen: 'No contact',
};

/** What a line is, in a word or two. */
export const nameKind = (duty: Duty): string => {
  const { kind, row } = duty;
  if (kind === 'message' && !('unreadable' in row) && row.ringBack) return 'Ring back';
  if (kind === 'task' && !('unreadable' in row) && row.kind) return taskKindNames[row.kind];
  return kindNames[kind];
};

type When = { text: string; isOverdue: boolean };

const callWhen = (by: string): When => {
  const due = callDueOf(by, today());
  return { text: due ? describeCallDue(due, today()) : '', isOverdue: due?.isOverdue ?? false };
};

/** Until when something is to be done, and whether that is over. */
export const describeWhen = (duty: Duty): When => {
  const { due, kind, row } = duty;
  const isOver = kind === 'session' && row.day < today();
  if (isOver) return describeUntil(row.day, today());
  if (kind === 'session' || kind === 'group') return { text: row.time, isOverdue: false };
  if (kind === 'call') return callWhen(due);
  if (kind === 'referral' && row.callBy) return callWhen(row.callBy);
  if (kind === 'alert' && !('unreadable' in row))
    return { text: `Open for ${describeOpenFor(row.raisedAt, Date.now())}`, isOverdue: false };
  if (kind === 'apart-messages' || kind === 'apart-referrals') return { text: 'Today', isOverdue: false };
  const until = describeUntil(due, today());
  return { ...until, text: until.isOverdue ? until.text : `${until.text} (${formatDay(due)})` };
};
