import * as z from 'zod';
import {
  type AppointmentStatus,
  appointmentPlaces,
  appointmentStatuses,
  cancellers,
  notices,
} from '../../../shared/appointments/appointments.ts';
import { addDays } from '../../../shared/kernel/calendar.ts';
import { londonZone } from '../../../shared/kernel/london-time.ts';
import { today } from '../../../shared/kernel/today.ts';
import {
  type Entity,
  type Item,
  keyPattern,
  parseOr,
  readItem,
  readItemCached,
  readItems,
} from '../../kernel/store/entity.ts';
import { create, replace } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPlaces } from '../../kernel/store/query-items.ts';
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

const ofWorker = (workerId: string, status: AppointmentStatus): string =>
  `sessions-${status === 'planned' ? 'planned' : 'over'}#${workerId}`;
const allPlanned = 'sessions-planned';

/** The item with its places by the time at which it begins: under its worker, and, while it is planned, of all of the organisation. */
const placed = (appointment: StoredAppointment) => {
  const { appointmentId, workerId, startsAt, status } = appointment;
  return {
    ...appointment,
    place1: ofWorker(workerId, status),
    ...(status === 'planned' && { place3: allPlanned }),
    sortedBy: `${startsAt}#${appointmentId}`,
  };
};

const parsePlaced = (items: readonly Item[]): StoredAppointment[] =>
  items.flatMap((item) => parseOr(appointmentEntity, item, () => []));

/**
 * The sessions of a worker on a day, and those before it that nobody has recorded, the earliest first; a moment after they were
 * written. `most` limits those of the day, and those before it.
 */
export const readSessionsToRecord = async (
  table: Table,
  workerId: string,
  day: string,
  most: number,
): Promise<StoredAppointment[]> => {
  // The days of instants begin and end at another time in London than in UTC.
  const [from, to] = [addDays(day, -1), addDays(day, 2)];
  const [planned, over] = await Promise.all([
    readPlaces(table, ofWorker(workerId, 'planned'), 'place1', { to, limit: most }),
    readPlaces(table, ofWorker(workerId, 'attended'), 'place1', { from, to, limit: most }),
  ]);
  return parsePlaced([...planned, ...over])
    .filter((one) => (one.status === 'planned' ? dayOfAppointment(one) <= day : dayOfAppointment(one) === day))
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
};

/** The sessions of everybody before a day that nobody has recorded, the earliest first, up to a number. */
export const readUnrecorded = async (table: Table, day: string, most: number): Promise<StoredAppointment[]> =>
  parsePlaced(await readPlaces(table, allPlanned, 'place3', { to: day, limit: most })).filter(
    (one) => dayOfAppointment(one) < day,
  );

/** The write that stores a new appointment, or replaces the version that was read. */
export const putAppointment = (after: StoredAppointment, before?: StoredAppointment): Write =>
  before
    ? replace(appointmentEntity, after.appointmentId, placed(after), { over: { version: before.version } })
    : create(appointmentEntity, after.appointmentId, placed(after));
