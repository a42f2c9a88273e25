import * as z from 'zod';
import type { Entity } from '../entity.ts';
import type { Write } from '../write.ts';
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
  anyId: { day: '{day}', appointmentId: '{appointmentId}' },
  whose: { patient: ['patientId'] },
  schema: due,
};

export const reminderKey = (appointment: Pick<StoredAppointment, 'appointmentId' | 'startsAt'>) =>
  reminderEntity.key({ day: dayOfAppointment(appointment), appointmentId: appointment.appointmentId });

const retentionMs = 7 * 24 * 60 * 60_000;

const put = (appointment: StoredAppointment): Write => {
  const { appointmentId, patientId, startsAt } = appointment;
  const expiresAt = Math.ceil((Date.parse(startsAt) + retentionMs) / 1000);
  return { Put: { Item: { ...reminderKey(appointment), appointmentId, patientId, startsAt, expiresAt } } };
};

/**
 * The writes by which a person is reminded of an appointment as it is now, and not as it was. An item whose time does
 * not change stays, with the record of what was sent.
 */
export const planReminder = (after: StoredAppointment, before?: StoredAppointment): Write[] => {
  const isPlanned = after.status === 'planned';
  if (before?.status === 'planned' && isPlanned && before.startsAt === after.startsAt) return [];
  const wasElsewhere =
    before?.status === 'planned' && (!isPlanned || dayOfAppointment(before) !== dayOfAppointment(after));
  return [
    ...(before && wasElsewhere ? [{ Delete: { Key: reminderKey(before) } }] : []),
    ...(isPlanned ? [put(after)] : []),
  ];
};
