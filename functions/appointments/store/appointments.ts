import { ulid } from 'ulid';
import type { BookingInput, CancelInput, MoveInput } from '../../../shared/appointments/appointment.ts';
import { daysOfPatient, noticeOf, type Occurrence } from '../../../shared/appointments/appointments.ts';
import { addDays } from '../../../shared/kernel/calendar.ts';
import { londonZone } from '../../../shared/kernel/london-time.ts';
import type { StaffUser } from '../../../shared/patients/record.ts';
import type { TimelineEvent } from '../../../shared/patients/timeline.ts';
import { type AuditContext, answering, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { again, contend } from '../../kernel/store/back-off.ts';
import { readItemCached } from '../../kernel/store/entity.ts';
import { findEarlierReply, recordIdempotencyKey } from '../../kernel/store/idempotency.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import type { Write } from '../../kernel/store/write.ts';
import { countChange } from '../../patients/store/patients.ts';
import { addToTimeline } from '../../patients/store/timeline.ts';
import {
  putAppointment,
  readAppointment,
  readAppointmentCached,
  readAppointments,
  type StoredAppointment,
  shapeOf,
} from './appointment-items.ts';
import { type Clash, planDiary, type Resource, readDiaries, readDiaryDays } from './diary-days.ts';
import { planCancellationNotice } from './planned/cancellation-notices.ts';
import { planMoveNotice } from './planned/move-notices.ts';
import {
  describeFollowing,
  type FollowingMoved,
  moveFollowing,
  type Other,
  type Planned,
  planMoving,
  readFollowing,
} from './planned/series.ts';
import { planReminder } from './reminders.ts';
import { reachableEntity } from './text-state.ts';

type NotBooked = { outcome: 'missing' } | { outcome: 'taken'; clash: Clash };
export type Changed = { outcome: 'done' | 'stale'; appointment: StoredAppointment } | NotBooked;

/** Throws for whoever may not change an appointment. Called before anything is written. */
export type Check = (stored: StoredAppointment) => Promise<void>;

/** Writes a changed appointment that is still planned, if it is as it was read; with others, all or none. */
export const changeAppointment = async (
  table: Table,
  { appointmentId, version }: Pick<StoredAppointment, 'appointmentId' | 'version'>,
  auditContext: AuditContext,
  plan: (stored: StoredAppointment) => Planned,
  check: Check = async () => {},
  planOthers: (stored: StoredAppointment) => Promise<readonly Other[]> = async () => [],
): Promise<Changed> => {
  return await contend<Changed>('a diary while an appointment was changed', async () => {
    const stored = await readAppointmentCached(table, appointmentId);
    if (!stored) return { outcome: 'missing' };
    const { patientId } = stored;
    const others = await planOthers(stored);
    const first = { before: stored, ...plan(stored) };
    const changes = [first, ...others];
    await Promise.all([check(stored), readDiaries(table, changes)]);
    const answer = answering(table, auditContext, patientId);
    const isStale = stored.version !== version || stored.status !== 'planned';
    if (isStale) return await answer({ outcome: 'stale', appointment: stored });
    const planned = await planDiary(table, changes);
    if ('clash' in planned) return await answer({ outcome: 'taken', clash: planned.clash });
    const all = changes.flatMap(({ before, after, writes }) => [
      putAppointment(after, before),
      ...planReminder(after, before),
      ...writes,
    ]);
    const { done } = await commitAudited(table, [...all, ...planned.writes], auditContext, patientId);
    return done ? { outcome: 'done', appointment: first.after } : again;
  });
};

type Booked = { outcome: 'done'; appointment: StoredAppointment } | NotBooked;

type Agreed = Pick<
  BookingInput,
  'patientId' | 'workerId' | 'minutes' | 'place' | 'roomId' | 'interpreter' | 'interpreterBooked'
>;

/** New appointments, planned and not stored yet: one for each time. */
export const makeAppointments = (
  { patientId, workerId, minutes, place, roomId, interpreter, interpreterBooked }: Agreed,
  times: readonly Occurrence[],
  at: string,
): StoredAppointment[] =>
  times.map(({ startsAt }) => ({
    appointmentId: ulid(Date.parse(at)),
    ...{ patientId, workerId, startsAt, minutes, place, roomId, interpreter, interpreterBooked },
    zone: londonZone,
    status: 'planned',
    changedAt: at,
    version: 1,
  }));

/** The writes that store planned appointments, with those of the diaries and the timeline. */
export const writesOfPlanned = (planned: readonly StoredAppointment[], auditContext: AuditContext): Write[] => {
  const [first] = planned;
  if (!first) return [];
  const event: TimelineEvent = { kind: 'appointment-planned', ...shapeOf(first), times: planned.length };
  return [
    ...planned.flatMap((one) => [putAppointment(one), ...planReminder(one)]),
    addToTimeline(first.patientId, auditContext, event),
  ];
};

export const addOutcomeToTimeline = (after: StoredAppointment, auditContext: AuditContext): Write[] => {
  const { status, cancelled, patientId } = after;
  if (status === 'planned') return [];
  if (status === 'cancelled') {
    if (!cancelled) return [];
    const { at: _, ending: __, ...words } = cancelled;
    return [addToTimeline(patientId, auditContext, { kind: 'appointment-cancelled', ...shapeOf(after), ...words })];
  }
  return [addToTimeline(patientId, auditContext, { kind: 'appointment', ...shapeOf(after), status })];
};

/** A cancelled appointment, and its timeline event. `ending`: it was cancelled as the episode ended. */
export const planCancelling = (
  stored: StoredAppointment,
  words: Pick<CancelInput, 'by' | 'reason'> & { ending?: true },
  auditContext: AuditContext,
): { after: StoredAppointment; writes: Write[] } => {
  const { at } = auditContext;
  const after: StoredAppointment = {
    ...stored,
    status: 'cancelled',
    cancelled: { ...words, notice: noticeOf(stored.startsAt, at), at },
    changedAt: at,
    version: stored.version + 1,
  };
  return { after, writes: addOutcomeToTimeline(after, auditContext) };
};

/** The appointments of one patient on the given number of days on which there was or is something. */

/** Appointments: planned, moved, cancelled. No person and no room is booked twice. */
export const createAppointmentStore = (table: Table) => {
  const readOf = async (resource: Resource, range: Parameters<typeof readDiaryDays>[2]) =>
    await readAppointments(table, await readDiaryDays(table, resource, range));

  return {
    read: (appointmentId: string) => readAppointment(table, appointmentId),

    /** Reads the diaries that appointments at some times depend on, beside what else a call waits for. */
    readDiaries: (agreed: Agreed, times: readonly Occurrence[], before?: StoredAppointment): Promise<void> => {
      const all = makeAppointments(agreed, times, new Date().toISOString());
      return readDiaries(
        table,
        all.map((after) => ({ before, after })),
      );
    },

    /** Stores new appointments, all or none, once under their key; returns the first. */
    async book(
      input: BookingInput,
      times: readonly Occurrence[],
      idempotencyKey: string,
      auditContext: AuditContext,
    ): Promise<Booked> {
      const { at, username } = auditContext;
      const { patientId } = input;
      const planned = makeAppointments(input, times, at);
      const [first] = planned;
      if (!first) throw new Error('A booking has no time');
      const submission = { call: 'bookAppointment', idempotencyKey, content: { ...input, username } };
      const findEarlier = async (): Promise<Booked | undefined> => {
        const earlier = await findEarlierReply(table, submission);
        const stored = earlier && (await readAppointment(table, earlier.id));
        return stored && { outcome: 'done', appointment: stored };
      };
      const changes = planned.map((after) => ({ after }));
      return await contend<Booked>('a diary while appointments were booked', async () => {
        const taking = await planDiary(table, changes);
        if ('clash' in taking) {
          await auditReading(table, auditContext, patientId);
          // The time may be taken by these very appointments, sent before.
          return (await findEarlier()) ?? { outcome: 'taken', clash: taking.clash };
        }
        const writes = {
          submission: recordIdempotencyKey(submission, { id: first.appointmentId, at }),
          patient: countChange(patientId),
          diaries: taking.writes,
          appointments: writesOfPlanned(planned, auditContext),
        };
        const { done, refused } = await commitAudited(table, writes, auditContext, patientId);
        if (done) return { outcome: 'done', appointment: first };
        if (refused.has('patient')) return { outcome: 'missing' };
        const earlier = refused.has('submission') ? await findEarlier() : undefined;
        return earlier ? await answering(table, auditContext, patientId)(earlier) : again;
      });
    },

    /** `owner`: who tells the person, if they are to be told. */
    async move(
      appointmentId: string,
      input: MoveInput,
      { startsAt }: Occurrence,
      auditContext: AuditContext,
      owner?: StaffUser,
    ) {
      let following: FollowingMoved = { moved: [], unmoved: [] };
      const changed = await changeAppointment(
        table,
        { appointmentId, version: input.version },
        auditContext,
        (stored) => {
          const { after, writes } = planMoving(stored, input, startsAt, auditContext);
          const also = following.moved.length;
          const notice = owner ? planMoveNotice(stored, after, { owner, also }, auditContext) : [];
          return { after, writes: [...writes, ...notice] };
        },
        undefined,
        async (stored) => {
          if (input.following)
            following = moveFollowing(stored, await readFollowing(table, stored), input, auditContext);
          return following.moved;
        },
      );
      return { ...changed, ...describeFollowing(input, following.moved.length, following.unmoved) };
    },

    /** Its time is free for others, and it is still shown. `owner`: who tells the person where no text can, if they are to be told. */
    async cancel(
      appointmentId: string,
      { version, by, reason, following: isSeries }: CancelInput,
      auditContext: AuditContext,
      check: Check,
      owner?: StaffUser,
    ) {
      const read = owner && (await readAppointmentCached(table, appointmentId));
      const person = read && (await readItemCached(table, reachableEntity, read.patientId));
      let followed = 0;
      const changed = await changeAppointment(
        table,
        { appointmentId, version },
        auditContext,
        (stored) => {
          const { after, writes } = planCancelling(stored, { by, reason }, auditContext);
          const times = 1 + followed;
          const notice = person && owner ? planCancellationNotice(after, { person, times, owner }, auditContext) : [];
          return { after, writes: [...writes, ...notice] };
        },
        check,
        async (stored) => {
          const following = isSeries ? await readFollowing(table, stored) : [];
          followed = following.length;
          return following.map((before) => ({ before, ...planCancelling(before, { by, reason }, auditContext) }));
        },
      );
      return { ...changed, ...describeFollowing({ following: isSeries }, followed, []) };
    },

    /** The appointments of a worker or a room on consecutive days: one query, and one request for their items. */
    list: (resource: Resource, day: string, days: number) =>
      readOf(resource, { from: day, to: addDays(day, days - 1) }),

    /** The latest appointments of a patient up to a day, and the next ones after it. */
    async listOfPatient(patientId: string, today: string) {
      const of: Resource = { kind: 'person', of: patientId };
      const [before, after] = await Promise.all([
        readDiaryDays(table, of, { from: '0', to: today, latestFirst: true, days: daysOfPatient }),
        readDiaryDays(table, of, { from: today, to: '9', days: daysOfPatient }),
      ]);
      return await readAppointments(table, [...before, ...after]);
    },
  };
};
