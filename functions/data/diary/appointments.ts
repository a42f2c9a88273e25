import { ulid } from 'ulid';
import type { BookingInput, CancelInput, MoveInput } from '../../../shared/api/appointment.ts';
import type { TimelineEvent } from '../../../shared/api/timeline.ts';
import { noticeOf, type Occurrence } from '../../../shared/domain/appointments.ts';
import { addDays } from '../../../shared/domain/calendar.ts';
import { londonZone } from '../../../shared/domain/london-time.ts';
import { type AuditContext, auditReading, commitAudited } from '../audit.ts';
import { backOff, maxAttempts } from '../back-off.ts';
import { findEarlierReply, recordIdempotencyKey } from '../idempotency.ts';
import type { Table } from '../open-table.ts';
import { patientEntity } from '../questionnaires/patients.ts';
import { addToTimeline } from '../records/timeline.ts';
import { StoreBusy } from '../store-busy.ts';
import type { Write } from '../write.ts';
import {
  putAppointment,
  readAppointment,
  readAppointmentOnce,
  readAppointments,
  type StoredAppointment,
} from './appointment-items.ts';
import { type Clash, planDiary, type Resource, readDiaries, readDiaryDays } from './diary-days.ts';
import { planReminder } from './reminder-items.ts';

export type NotBooked = { outcome: 'missing' } | { outcome: 'taken'; clash: Clash };
type Booked = { outcome: 'done'; appointment: StoredAppointment } | NotBooked;
type Changed = { outcome: 'done' | 'stale'; appointment: StoredAppointment } | NotBooked;

/** Throws for whoever may not change an appointment. Called before anything is written. */
type Check = (stored: StoredAppointment) => Promise<void>;

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
    patientId,
    workerId,
    startsAt,
    minutes,
    zone: londonZone,
    place,
    ...(roomId !== undefined && { roomId }),
    interpreter,
    interpreterBooked,
    status: 'planned',
    changedAt: at,
    version: 1,
  }));

const shapeOf = ({ appointmentId, startsAt, minutes, place }: StoredAppointment) => ({
  appointmentId,
  startsAt,
  minutes,
  place,
});

/** The writes that store planned appointments, with those of the diaries and the timeline. */
export const writesOfPlanned = (planned: readonly StoredAppointment[], { at, username: by }: AuditContext): Write[] => {
  const [first] = planned;
  if (!first) return [];
  const event: TimelineEvent = { kind: 'appointment-planned', ...shapeOf(first), times: planned.length };
  return [
    ...planned.flatMap((one) => [putAppointment(one), ...planReminder(one)]),
    addToTimeline(first.patientId, { at, by }, event),
  ];
};

/** The timeline event of an appointment that was cancelled, took place or did not. */
export const addOutcomeToTimeline = (after: StoredAppointment, { at, username: by }: AuditContext): Write[] => {
  const { status, cancelled, patientId } = after;
  if (status === 'planned') return [];
  if (status === 'cancelled') {
    if (!cancelled) return [];
    const { at: _, ...words } = cancelled;
    return [addToTimeline(patientId, { at, by }, { kind: 'appointment-cancelled', ...shapeOf(after), ...words })];
  }
  return [addToTimeline(patientId, { at, by }, { kind: 'appointment', ...shapeOf(after), status })];
};

/** The appointments of one patient on the given number of days on which there was or is something. */
const daysOfPatient = 12;

/** Appointments: planned, moved, cancelled. No person and no room is booked twice. */
export const createAppointmentStore = (table: Table) => {
  const readOf = async (resource: Resource, range: Parameters<typeof readDiaryDays>[2]) =>
    await readAppointments(table, await readDiaryDays(table, resource, range));

  /** Writes a changed appointment that is still planned, if it is as it was read. */
  const change = async (
    appointmentId: string,
    version: number,
    auditContext: AuditContext,
    plan: (stored: StoredAppointment) => { after: StoredAppointment; writes: Write[] },
    check: Check = async () => {},
  ): Promise<Changed> => {
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const stored = await readAppointmentOnce(table, appointmentId);
      if (!stored) return { outcome: 'missing' };
      const { patientId } = stored;
      const { after, writes } = plan(stored);
      const changes = [{ before: stored, after }];
      await Promise.all([check(stored), readDiaries(table, changes)]);
      if (stored.version !== version || stored.status !== 'planned') {
        await auditReading(table, auditContext, patientId);
        return { outcome: 'stale', appointment: stored };
      }
      const planned = await planDiary(table, changes);
      if ('clash' in planned) {
        await auditReading(table, auditContext, patientId);
        return { outcome: 'taken', clash: planned.clash };
      }
      const all = [putAppointment(after, stored), ...planned.writes, ...planReminder(after, stored), ...writes];
      const { refused } = await commitAudited(table, all, auditContext, patientId);
      if (refused.length === 0) return { outcome: 'done', appointment: after };
      await backOff(attempt);
    }
    throw new StoreBusy('A diary kept changing while it was written');
  };

  return {
    read: (appointmentId: string) => readAppointment(table, appointmentId),

    /** Reads the diaries that appointments at some times depend on, beside what else a call waits for. */
    readDiaries: (agreed: Agreed, times: readonly Occurrence[], before?: StoredAppointment): Promise<void> => {
      const now = new Date().toISOString();
      return readDiaries(
        table,
        makeAppointments(agreed, times, now).map((after) => ({ before, after })),
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
      for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
        const taking = await planDiary(
          table,
          planned.map((after) => ({ after })),
        );
        if ('clash' in taking) {
          await auditReading(table, auditContext, patientId);
          // The time may be taken by these very appointments, sent before.
          return (await findEarlier()) ?? { outcome: 'taken', clash: taking.clash };
        }
        const { refused } = await commitAudited(
          table,
          [
            recordIdempotencyKey(submission, { id: first.appointmentId, at }),
            { ConditionCheck: { Key: patientEntity.key(patientId), ConditionExpression: 'attribute_exists(pk)' } },
            ...taking.writes,
            ...writesOfPlanned(planned, auditContext),
          ],
          auditContext,
          patientId,
        );
        if (refused.length === 0) return { outcome: 'done', appointment: first };
        if (refused.includes(1)) return { outcome: 'missing' };
        const earlier = refused.includes(0) ? await findEarlier() : undefined;
        if (earlier) {
          await auditReading(table, auditContext, patientId);
          return earlier;
        }
        await backOff(attempt);
      }
      throw new StoreBusy('A diary kept changing while it was written');
    },

    /** Moves a planned appointment to another time, place or worker. */
    move: (appointmentId: string, input: MoveInput, { startsAt }: Occurrence, auditContext: AuditContext) =>
      change(appointmentId, input.version, auditContext, ({ roomId: _, ...stored }) => {
        const { at, username: by } = auditContext;
        const { workerId, minutes, place, roomId, interpreter, interpreterBooked, version } = input;
        const after: StoredAppointment = {
          ...stored,
          ...{
            workerId,
            startsAt,
            minutes,
            place,
            interpreter,
            interpreterBooked,
            changedAt: at,
            version: version + 1,
          },
          ...(roomId !== undefined && { roomId }),
        };
        const event: TimelineEvent = { kind: 'appointment-moved', ...shapeOf(after), from: stored.startsAt };
        return { after, writes: [addToTimeline(stored.patientId, { at, by }, event)] };
      }),

    /** Cancels a planned appointment: its time is free for others, and it is still shown. */
    cancel: (appointmentId: string, { by, reason, version }: CancelInput, auditContext: AuditContext, check: Check) => {
      const plan = (stored: StoredAppointment) => {
        const { at } = auditContext;
        const after: StoredAppointment = {
          ...stored,
          status: 'cancelled',
          cancelled: { by, notice: noticeOf(stored.startsAt, at), reason, at },
          changedAt: at,
          version: version + 1,
        };
        return { after, writes: addOutcomeToTimeline(after, auditContext) };
      };
      return change(appointmentId, version, auditContext, plan, check);
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
export type AppointmentStore = ReturnType<typeof createAppointmentStore>;
