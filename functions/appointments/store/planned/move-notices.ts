import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { londonTimeOf } from '../../../../shared/kernel/london-time.ts';
import { today } from '../../../../shared/kernel/today.ts';
import type { StaffUser } from '../../../../shared/patients/record.ts';
import { deriveId } from '../../../kernel/lib/derived-id.ts';
import type { AuditContext } from '../../../kernel/store/audit.ts';
import type { Write } from '../../../kernel/store/write.ts';
import { addTaskEvent, putTask, type StoredTask } from '../../../tasks/store/task-items.ts';
import type { StoredAppointment } from '../appointment-items.ts';

const describeTime = (startsAt: string): string => {
  const { day, time } = londonTimeOf(startsAt);
  return `${formatDay(day)} at ${time}`;
};

const describeMove = (before: StoredAppointment, after: StoredAppointment): string =>
  before.startsAt === after.startsAt
    ? `that you take the session of ${describeTime(after.startsAt)}`
    : `that the session of ${describeTime(before.startsAt)} is on ${describeTime(after.startsAt)} instead`;

const describeAlso = (also: number): string => {
  if (also === 0) return '';
  return also === 1 ? ', and the one after it likewise' : `, and the ${also} after it likewise`;
};

/** The writes by which whoever holds a session from now on gets a task to tell the person. */
export const planMoveNotice = (
  before: StoredAppointment,
  after: StoredAppointment,
  { owner, also }: { owner: StaffUser /** How many that follow were moved likewise. */; also: number },
  { at, username }: AuditContext,
): Write[] => {
  const { appointmentId, version, patientId } = after;
  const task: StoredTask = {
    taskId: deriveId(`${appointmentId} ${version}`, at),
    what: `Tell them, in the way that is safe, ${describeMove(before, after)}${describeAlso(also)}.`,
    until: today(new Date(at)),
    ownerId: owner.id,
    patientId,
    kind: 'ring',
    source: 'moved-session',
    madeBy: username,
    madeAt: at,
    version: 1,
  };
  return [...putTask(task), ...addTaskEvent(task, { at, username }, { kind: 'task', owner })];
};
