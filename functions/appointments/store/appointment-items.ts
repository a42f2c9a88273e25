import * as z from 'zod';
import {
  appointmentPlaces,
  appointmentStatuses,
  cancellers,
  notices,
} from '../../../shared/appointments/appointments.ts';
import { londonZone } from '../../../shared/kernel/london-time.ts';
import { today } from '../../../shared/kernel/today.ts';
import { type Entity, keyPattern, readItem, readItemCached, readItems } from '../../kernel/store/entity.ts';
import { create, replace } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import type { Write } from '../../kernel/store/write.ts';
import { markDirty } from '../../report/store/dirty.ts';

const stored = z.object({
  appointmentId: z.ulid(),
  patientId: z.string(),
  /** The `sub` of the account. */
  workerId: z.string(),
  startsAt: z.iso.datetime(),
  minutes: z.int().min(1),
  /** The time zone whose rules turn the instant into the agreed day and time. */
  zone: z.literal(londonZone),
  place: z.enum(appointmentPlaces),
  roomId: z.string().optional(),
  /** The language; blank where nobody interprets. */
  interpreter: z.string(),
  /** Who is booked to interpret; blank until somebody is. */
  interpreterBooked: z.string().default(''),
  status: z.enum(appointmentStatuses),
  cancelled: z
    .object({
      by: z.enum(cancellers),
      notice: z.enum(notices),
      reason: z.string(),
      at: z.iso.datetime(),
      /** It was cancelled as the episode ended: whoever reopens that is told of it. */
      ending: z.literal(true).optional(),
    })
    .optional(),
  caseNoteId: z.string().optional(),
  resultIds: z.array(z.string()).optional(),
  changedAt: z.iso.datetime(),
  version: z.int().min(1),
});
export type StoredAppointment = z.infer<typeof stored>;

export const appointmentEntity: Entity<string, typeof stored> = {
  name: 'Appointment',
  key: keyPattern('APPOINTMENT#{appointmentId}', 'APPOINTMENT'),
  dataSubject: { patient: ['patientId'], account: ['workerId'] },
  schema: stored,
  alongside: (_, item) => (item?.patientId === undefined ? [] : [markDirty({ patientId: item.patientId })]),
};

/** The day on a calendar in London. */
export const dayOfAppointment = ({ startsAt }: Pick<StoredAppointment, 'startsAt'>): string =>
  today(new Date(startsAt));

export const readAppointment = (table: Table, appointmentId: string) =>
  readItem(table, appointmentEntity, appointmentId);

export const readAppointmentCached = (table: Table, appointmentId: string) =>
  readItemCached(table, appointmentEntity, appointmentId);

/** Some appointments by their ids, without those that were disposed of and those that cannot be read. */
export const readAppointments = async (table: Table, ids: readonly string[]): Promise<StoredAppointment[]> => {
  const found = await readItems(table, appointmentEntity, ids);
  return found.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
};

/** The write that stores a new appointment, or replaces the version that was read. */
export const putAppointment = (after: StoredAppointment, before?: StoredAppointment): Write =>
  before
    ? replace(appointmentEntity, after.appointmentId, after, { over: { version: before.version } })
    : create(appointmentEntity, after.appointmentId, after);
