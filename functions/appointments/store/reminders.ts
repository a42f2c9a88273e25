import * as z from 'zod';
import { isToBeSent } from '../../../shared/appointments/reminders.ts';
import { type Entity, keyPattern, parseOr } from '../../kernel/store/entity.ts';
import { patch, put, remove } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import { readBatch } from '../../kernel/store/read-batch.ts';
import { commit, type Write } from '../../kernel/store/write.ts';
import { dayOfAppointment, type StoredAppointment } from './appointment-items.ts';
import { reminderChoiceEntity } from './reminder-choices.ts';
import { type Reachable, reachableEntity, textStateOf } from './text-state.ts';

const sending = z.object({ claimedAt: z.iso.datetime(), sentAt: z.iso.datetime().optional() });
const due = z.object({
  appointmentId: z.string(),
  patientId: z.string(),
  startsAt: z.iso.datetime(),
  /** When a run claimed the text, and when the text was sent. */
  sending: sending.optional(),
});
export type DueReminder = z.infer<typeof due>;

/** A planned appointment under its day: the list that the reminder job goes through. It expires after the day. */
export const reminderEntity: Entity<{ day: string; appointmentId: string }, typeof due> = {
  name: 'Appointment to be reminded of',
  key: keyPattern('REMINDERS#{day}', '{appointmentId}'),
  dataSubject: { patient: ['patientId'] },
  schema: due,
};

const reminderId = (appointment: Pick<StoredAppointment, 'appointmentId' | 'startsAt'>) => ({
  day: dayOfAppointment(appointment),
  appointmentId: appointment.appointmentId,
});

const retentionMs = 7 * 24 * 60 * 60_000;

/** Keeps the reminder as the appointment is now. One whose time does not change unmoved, with what was sent. */
export const planReminder = (after: StoredAppointment, before?: StoredAppointment): Write[] => {
  const { appointmentId, patientId, startsAt } = after;
  const isPlanned = after.status === 'planned';
  if (before?.status === 'planned' && isPlanned && before.startsAt === startsAt) return [];
  const wasElsewhere =
    before?.status === 'planned' && (!isPlanned || dayOfAppointment(before) !== dayOfAppointment(after));
  const expiresAt = Math.ceil((Date.parse(startsAt) + retentionMs) / 1000);
  return [
    ...(before && wasElsewhere ? [remove(reminderEntity, reminderId(before))] : []),
    ...(isPlanned ? [put(reminderEntity, reminderId(after), { appointmentId, patientId, startsAt, expiresAt })] : []),
  ];
};

type Sending = NonNullable<DueReminder['sending']>;
/** Where a text reaches somebody safely, and the language that they read. */
type Addressee = Pick<Reachable, 'language'> & { mobile: string };
export type ClaimedReminder = DueReminder & Addressee & { claimed: Sending };

const update = (due: DueReminder, from: Sending | undefined, to: Sending): Write => {
  // An appointment that was cancelled or moved meanwhile is gone, or at another time.
  const { startsAt } = due;
  const asRead = from
    ? { equals: { startsAt, sending: from } }
    : { equals: { startsAt }, absent: ['sending'] as const };
  return patch(reminderEntity, reminderId(due), { set: { sending: to } }, asRead);
};

/** Texts about appointments: one run claims each, sends it, and records it as sent. */
export const createReminderStore = (table: Table) => ({
  /** Those who want a reminder and whom a text reaches safely, by what is known now and not when it was booked. */
  async listDue(day: string, now: number): Promise<(DueReminder & Addressee)[]> {
    const items = await readPartition(table, reminderEntity.key({ day, appointmentId: '' }).pk);
    const due = items
      .flatMap((item) => parseOr(reminderEntity, item, () => []))
      .filter(({ sending }) => isToBeSent(sending, now));
    const ids = [...new Set(due.map(({ patientId }) => patientId))];
    const people = await readBatch(
      table,
      ids.flatMap((id) => [reminderChoiceEntity.key(id), reachableEntity.key(id)]),
    );
    const addresseeOf = (patientId: string): Addressee | undefined => {
      const find = (key: { pk: string; sk: string }) => people.find(({ pk, sk }) => pk === key.pk && sk === key.sk);
      const [choice, record] = [find(reminderChoiceEntity.key(patientId)), find(reachableEntity.key(patientId))];
      const isWanted = choice && parseOr(reminderChoiceEntity, choice, () => undefined)?.wanted;
      const person = record && parseOr(reachableEntity, record, () => undefined);
      if (!isWanted || !person?.active || textStateOf(person) !== 'safe' || person.mobile === undefined)
        return undefined;
      return { mobile: person.mobile, language: person.language };
    };
    return due.flatMap((one) => {
      const addressee = addresseeOf(one.patientId);
      return addressee ? [{ ...one, ...addressee }] : [];
    });
  },

  /** Takes the sending of a text on; undefined when another run has, or there is nothing to remind of any more. */
  async claim(due: DueReminder & Addressee, now: number): Promise<ClaimedReminder | undefined> {
    const claimed = { claimedAt: new Date(now).toISOString() };
    const { done } = await commit(table, [update(due, due.sending, claimed)]);
    return done ? { ...due, claimed } : undefined;
  },

  async markSent({ claimed, ...due }: ClaimedReminder, now: number): Promise<void> {
    await commit(table, [update(due, claimed, { ...claimed, sentAt: new Date(now).toISOString() })]);
  },
});
