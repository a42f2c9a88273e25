import type { MoveInput } from '../../../../shared/appointments/appointment.ts';
import { repeatSession } from '../../../../shared/appointments/appointments.ts';
import { listFollowing } from '../../../../shared/appointments/series.ts';
import { addDays, daysBetween } from '../../../../shared/kernel/calendar.ts';
import { londonTimeOf } from '../../../../shared/kernel/london-time.ts';
import type { TimelineEvent } from '../../../../shared/patients/timeline.ts';
import type { AuditContext } from '../../../kernel/store/audit.ts';
import type { Table } from '../../../kernel/store/open-table.ts';
import type { Write } from '../../../kernel/store/write.ts';
import { addToTimeline } from '../../../patients/store/timeline.ts';
import { dayOfAppointment, type StoredAppointment, shapeOf } from '../appointment-items.ts';
import { readPlannedAppointments } from './planned-appointments.ts';

/** A changed appointment, and what is written beside it. */
export type Planned = { after: StoredAppointment; writes: readonly Write[] };
export type Other = Planned & { before: StoredAppointment };

/** The planned appointments of the same series after one. */
export const readFollowing = async (table: Table, one: StoredAppointment): Promise<StoredAppointment[]> => {
  const ahead = await readPlannedAppointments(table, { kind: 'person', of: one.patientId }, one.startsAt);
  const placed = ahead.map((stored) => ({ ...stored, ...londonTimeOf(stored.startsAt), stored }));
  return listFollowing(placed, { ...one, ...londonTimeOf(one.startsAt) }).map(({ stored }) => stored);
};

/** An appointment at another time, with another worker or elsewhere, and its timeline event. */
export const planMoving = (
  stored: StoredAppointment,
  { workerId, minutes, place, roomId, interpreter, interpreterBooked }: MoveInput,
  startsAt: string,
  auditContext: AuditContext,
): Planned => {
  const after: StoredAppointment = {
    ...stored,
    ...{ workerId, startsAt, minutes, place, roomId, interpreter, interpreterBooked },
    changedAt: auditContext.at,
    version: stored.version + 1,
  };
  const event: TimelineEvent = { kind: 'appointment-moved', ...shapeOf(after), from: stored.startsAt };
  return { after, writes: [addToTimeline(stored.patientId, auditContext, event)] };
};

export type FollowingMoved = { moved: Other[]; unmoved: string[] };

/** Those that follow are moved by as many days as the first. One that would be on a bank holiday, or at no time, stays. */
export const moveFollowing = (
  first: StoredAppointment,
  following: readonly StoredAppointment[],
  input: MoveInput,
  auditContext: AuditContext,
): FollowingMoved => {
  const by = daysBetween(dayOfAppointment(first), input.day);
  const result: FollowingMoved = { moved: [], unmoved: [] };
  for (const before of following) {
    const times = repeatSession({ ...input, day: addDays(dayOfAppointment(before), by), onHoliday: false }, 1);
    const [at] = 'wrong' in times ? [] : times.occurrences;
    if (at) result.moved.push({ before, ...planMoving(before, input, at.startsAt, auditContext) });
    else result.unmoved.push(dayOfAppointment(before));
  }
  return result;
};

export const describeFollowing = ({ following }: { following: boolean }, followed: number, unmoved: string[]) =>
  following ? { followed, unmoved } : {};
