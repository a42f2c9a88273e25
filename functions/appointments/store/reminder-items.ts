import * as z from 'zod';
import type { Entity } from '../../kernel/store/entity.ts';
import { put, remove } from '../../kernel/store/entity-writes.ts';
import type { Write } from '../../kernel/store/write.ts';
import { dayOfAppointment, type StoredAppointment } from './appointment-items.ts';

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
  key: ({ day, appointmentId }) => ({ pk: `REMINDERS#${day}`, sk: appointmentId }),
  idTemplate: { day: '{day}', appointmentId: '{appointmentId}' },
  dataSubject: { patient: ['patientId'] },
  schema: due,
};

export const reminderId = (appointment: Pick<StoredAppointment, 'appointmentId' | 'startsAt'>) => ({
  day: dayOfAppointment(appointment),
  appointmentId: appointment.appointmentId,
});

const retentionMs = 7 * 24 * 60 * 60_000;

/** Keeps the reminder as the appointment is now. One whose time does not change stays, with what was sent. */
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
