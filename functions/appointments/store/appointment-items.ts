import * as z from 'zod';
import {
  appointmentPlaces,
  appointmentStatuses,
  cancellers,
  notices,
} from '../../../shared/appointments/appointments.ts';
import { addDays } from '../../../shared/kernel/calendar.ts';
import { londonZone } from '../../../shared/kernel/london-time.ts';
import { today } from '../../../shared/kernel/today.ts';
import { isPractice } from '../../../shared/patients/practice.ts';
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

/** What the timeline says of an appointment. */
export const shapeOf = ({ appointmentId, startsAt, minutes, place }: StoredAppointment) => ({
  appointmentId,
  startsAt,
  minutes,
  place,
});

export const readAppointment = (table: Table, appointmentId: string) =>
  readItem(table, appointmentEntity, appointmentId);

export const readAppointmentCached = (table: Table, appointmentId: string) =>
  readItemCached(table, appointmentEntity, appointmentId);

/** Some appointments by their ids, without those that were disposed of and those that cannot be read. */
export const readAppointments = async (table: Table, ids: readonly string[]): Promise<StoredAppointment[]> => {
  const found = await readItems(table, appointmentEntity, ids);
  return found.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
};

const ofWorker = (workerId: string): string => `sessions#${workerId}`;
const allPlanned = 'sessions-planned';

/**
 * The item with its places by the time at which it begins: under its worker, and, while it is planned, of all of the
 * organisation. One of a practice patient is in their own diary alone.
 */
const placed = (appointment: StoredAppointment) => {
  const { appointmentId, patientId, workerId, startsAt, status } = appointment;
  if (isPractice(patientId)) return appointment;
  return {
    ...appointment,
    place1: ofWorker(workerId),
    ...(status === 'planned' && { place3: allPlanned }),
    sortedBy: `${startsAt}#${appointmentId}`,
  };
};

const parsePlaced = (items: readonly Item[]): StoredAppointment[] =>
  items.flatMap((item) => parseOr(appointmentEntity, item, () => []));

/** The days for which a session that nobody has recorded unmoved on Today; it is among late work until somebody does. */
const daysOnToday = 31;
/** More than anybody has in these days. */
const mostRead = 400;

/**
 * The sessions of a worker on a day, and those of the month before that nobody has recorded, the earliest first; a moment after they
 * were written, in one request.
 */
export const readSessionsToRecord = async (
  table: Table,
  workerId: string,
  day: string,
): Promise<StoredAppointment[]> => {
  // The days of instants begin and end at another time in London than in UTC.
  const range = { from: addDays(day, -daysOnToday), to: addDays(day, 2), latestFirst: true, limit: mostRead };
  const found = parsePlaced(await readPlaces(table, ofWorker(workerId), 'place1', range));
  return found
    .filter((one) => dayOfAppointment(one) === day || (one.status === 'planned' && dayOfAppointment(one) < day))
    .toReversed();
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
