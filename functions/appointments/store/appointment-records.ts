import type { Alert } from '../../../shared/alerts/alert.ts';
import type { AppointmentRecord } from '../../../shared/appointments/appointment-record.ts';
import { type Occurrence, wasSeen } from '../../../shared/appointments/appointments.ts';
import { checkDate } from '../../../shared/questionnaires/check-date.ts';
import type { TestResult } from '../../../shared/questionnaires/result.ts';
import { readAlerts } from '../../alerts/store/alerts.ts';
import { type AuditContext, answering, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { again, contend } from '../../kernel/store/back-off.ts';
import { findEarlierReply, lostSubmission, recordIdempotencyKey } from '../../kernel/store/idempotency.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { addNote, makeNote } from '../../notes/store/case-notes.ts';
import { noteEarlierContact } from '../../patients/store/caseload.ts';
import { makeResult, planResults, readBeforeResults } from '../../questionnaires/store/new-results.ts';
import { readResults } from '../../questionnaires/store/result-items.ts';
import { putAppointment, readAppointment, readAppointmentCached, type StoredAppointment } from './appointment-items.ts';
import { addOutcomeToTimeline, makeAppointments, writesOfPlanned } from './appointments.ts';
import { type Clash, type DiaryChange, planDiary, readDiaries } from './diary-days.ts';
import type { FollowMissed } from './missed-steps.ts';
import { planReminder } from './reminders.ts';

type Stored = {
  outcome: 'done';
  appointment: StoredAppointment;
  results: TestResult[];
  alerts: Alert[];
  /** Another booking of that time; of a request that was sent before, it is not looked for again. */
  overlap?: Clash | undefined;
  /** The booking in the way of the next ones, none of which was planned; `before` where an earlier sending met it. */
  nextTaken?: Clash | 'before' | undefined;
};
export type Recorded =
  | Stored
  | { outcome: 'missing' }
  /** The error in the day of the answers. */
  | { outcome: 'refused'; wrong: string }
  | { outcome: 'stale'; appointment: StoredAppointment }
  /** `unless` came to something. */
  | { outcome: 'instead' };

/** The request, with the times of the appointment and of those that follow it. */
export type Recording = {
  patientId: string;
  record: AppointmentRecord;
  at: Occurrence;
  next: readonly Occurrence[];
  /** A reason not to store it, which is looked for beside what is read here. */
  unless?: Promise<unknown>;
  /** A reason to plan none of the next ones, likewise. */
  unlessNext?: Promise<unknown>;
};

/** `follow` makes the task that follows a missed session; an import, which stores what is long past, has none. */
export const createAppointmentRecorder = (table: Table, follow?: FollowMissed) => {
  const findEarlier = async (
    submission: Parameters<typeof findEarlierReply>[1],
    patientId: string,
  ): Promise<Stored | undefined> => {
    const earlier = await findEarlierReply(table, submission);
    const appointment = earlier && (await readAppointment(table, earlier.id));
    if (!appointment) return undefined;
    const ids = appointment.resultIds ?? [];
    const resultIds = ids.map((resultId) => ({ patientId, resultId }));
    const [results, alerts] = await Promise.all([readResults(table, resultIds), readAlerts(table, patientId)]);
    const raised = alerts.flatMap((one) => ('resultId' in one && ids.includes(one.resultId) ? [one] : []));
    return {
      outcome: 'done',
      appointment,
      results: [...results.values()],
      alerts: raised,
      ...(earlier.nextTaken && { nextTaken: 'before' }),
    };
  };

  /**
   * Stores all of it in one transaction, once under its key: whether they came, the note, the answers with everything
   * that follows from them, and the next appointments. What took place is stored whatever else was booked then, and
   * whatever is in the way of the next ones: a note and an alert wait for no correction of a time. The next
   * appointments are planned at free times only, all or none.
   */
  return async (
    { patientId, record, at: occurrence, next, unless, unlessNext }: Recording,
    idempotencyKey: string,
    auditContext: AuditContext,
  ): Promise<Recorded> => {
    const { at, username } = auditContext;
    const { planned, status, cancelled, day, caseNote } = record;
    const results = record.results.map((one) => makeResult({ patientId, questionDate: day, ...one }, at));
    const note = caseNote === undefined ? undefined : makeNote(caseNote, auditContext);
    const agreed = { patientId, ...record };
    const [fresh] = makeAppointments(agreed, [occurrence], at);
    const wanted = record.next
      ? makeAppointments({ ...agreed, roomId: undefined, interpreterBooked: '', ...record.next }, next, at)
      : [];
    const submission = { call: 'recordAppointment', idempotencyKey, content: { patientId, username, ...record } };
    if (!fresh) throw new Error('A recorded appointment has no time');

    const becomes = (before: StoredAppointment | undefined): StoredAppointment => {
      const { caseNoteId, resultIds = [] } = before ?? {};
      const written = note?.caseNoteId ?? caseNoteId;
      return {
        ...fresh,
        ...(before && { appointmentId: before.appointmentId, version: before.version + 1 }),
        status,
        ...(cancelled && { cancelled: { ...cancelled, at: before?.cancelled?.at ?? at } }),
        ...(written !== undefined && { caseNoteId: written }),
        resultIds: [...resultIds, ...results.map(({ resultId }) => resultId)],
      };
    };

    const changes = [fresh, ...wanted].map((after) => ({ after }));
    return await contend<Recorded>('a diary while an appointment was recorded', async () => {
      const [before, person, instead, notNext] = await Promise.all([
        planned && readAppointmentCached(table, planned.appointmentId),
        readBeforeResults(table, patientId, results),
        unless,
        unlessNext,
        readDiaries(table, changes),
      ]);
      if (instead !== undefined) return { outcome: 'instead' };
      if (!person || (planned && before?.patientId !== patientId)) return { outcome: 'missing' };
      const answerInstead = async <Instead>(instead: Instead): Promise<Stored | Instead> => {
        await auditReading(table, auditContext, patientId);
        // The clash may be with this very request, sent before.
        return (await findEarlier(submission, patientId)) ?? instead;
      };
      if (before && before.version !== planned?.version) {
        return await answerInstead({ outcome: 'stale' as const, appointment: before });
      }
      const wrong = record.results
        .map(({ earlyDateConfirmed }) =>
          checkDate({ ...person.patient, questionDate: day, confirmed: earlyDateConfirmed === true }),
        )
        .find((one) => one !== undefined);
      if (wrong) return { outcome: 'refused', wrong };
      const after = becomes(before);
      const following = notNext === undefined ? wanted : [];
      const past: DiaryChange = { before, after, isOver: true };
      const whole = await planDiary(table, [past, ...following.map((one) => ({ after: one }))]);
      const nextTaken = 'clash' in whole ? whole.clash : undefined;
      const taking = 'clash' in whole ? await planDiary(table, [past]) : whole;
      if ('clash' in taking) throw new Error('A time in the past was refused as taken');
      const coming = nextTaken ? [] : following;
      const { writes, alerts } = planResults(results, person, auditContext);
      const task = follow ? await follow(table, { before, after }, person.patient, auditContext) : [];
      const stored = { id: after.appointmentId, at, ...(nextTaken && { nextTaken: true as const }) };
      const all = {
        submission: recordIdempotencyKey(submission, stored),
        appointment: putAppointment(after, before),
        reminder: planReminder(after, before),
        diaries: taking.writes,
        timeline: addOutcomeToTimeline(after, auditContext),
        note: note && addNote(patientId, note),
        results: writes,
        contact: wasSeen(status) ? noteEarlierContact(patientId, day, person.contact) : [],
        next: writesOfPlanned(coming, auditContext),
        task,
      };
      const { done, refused } = await commitAudited(table, all, auditContext, patientId);
      if (done) return { outcome: 'done', appointment: after, results, alerts, overlap: taking.overlap, nextTaken };
      // A colleague wrote in the same diaries, or about the same patient, between our read and our write.
      if (!refused.has('submission')) return again;
      const earlier = await findEarlier(submission, patientId);
      if (!earlier) throw lostSubmission();
      return await answering(table, auditContext, patientId)(earlier);
    });
  };
};
