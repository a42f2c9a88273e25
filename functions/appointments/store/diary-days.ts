import * as z from 'zod';
import { type AppointmentStatus, overlaps, type Span, spanOf } from '../../../shared/appointments/appointments.ts';
import { calendarDay } from '../../../shared/kernel/calendar.ts';
import { today } from '../../../shared/kernel/today.ts';
import { isPractice } from '../../../shared/patients/practice.ts';
import {
  countBooking,
  findGroupAt,
  groupTimesEntity,
  isTakenByGroups,
  type Taken,
  timesAmong,
} from '../../groups/store/group-times.ts';
import { type Entity, keyPattern, parseItem } from '../../kernel/store/entity.ts';
import { asRead, put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import { readCached } from '../../kernel/store/read-batch.ts';
import type { Write } from '../../kernel/store/write.ts';
import { dayOfAppointment, type StoredAppointment } from './appointment-items.ts';

/*
 * Who and what is booked when. A worker, a room and a person have one item for each day on which there is anything,
 * and it lists the appointments of that day. A booking writes the items of all that it books in one transaction, each
 * on the condition that it is as it was read: of two bookings of the same time, the store itself refuses one. Bookings
 * of groups are stored apart: see `group-times.ts`.
 */

const booking = z.object({
  appointmentId: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** A cancelled or missed appointment: it is shown, and takes no time. */
  free: z.literal(true).optional(),
});
const storedDay = z.object({ day: calendarDay, bookings: z.array(booking), version: z.int().min(1) });
type StoredDay = z.infer<typeof storedDay>;

const resourceKinds = ['worker', 'room', 'person'] as const;
export type Resource = { kind: (typeof resourceKinds)[number]; of: string };
type DayId = Resource & { day: string };

export const diaryDayEntity: Entity<{ kind: Resource['kind']; of: string; day: string }, typeof storedDay> = {
  name: 'Day of a diary',
  key: keyPattern('DIARY#{kind}#{of}', '{day}'),
  // Names people among the kinds only; the id of a room is nobody's. Other people's appointments appear by id alone.
  dataSubject: { patient: ['of'], account: ['of'] },
  schema: storedDay,
};

type Placed = Pick<StoredAppointment, 'workerId' | 'patientId' | 'roomId' | 'startsAt'>;

/** A practice patient takes nobody's time and no room. */
const resourcesOf = ({ workerId, patientId, roomId }: Placed): Resource[] => {
  const person = { kind: 'person' as const, of: patientId };
  if (isPractice(patientId)) return [person];
  return [
    { kind: 'worker', of: workerId },
    person,
    ...(roomId === undefined ? [] : [{ kind: 'room' as const, of: roomId }]),
  ];
};

const takesNoTime = (status: AppointmentStatus): boolean => status === 'cancelled' || status === 'missed';

/** A new appointment, or a changed one with its earlier version. */
export type DiaryChange = {
  before?: StoredAppointment | undefined;
  after: StoredAppointment;
  /** It is over, and is recorded: an overlap is reported, and does not refuse it. */
  isOver?: true;
};

export type Clash = { kind: Resource['kind']; of: string } & Span;

const nameOf = (id: DayId): string => JSON.stringify(diaryDayEntity.key(id));
const daysOf = (one: StoredAppointment): DayId[] =>
  resourcesOf(one).map((resource) => ({ ...resource, day: dayOfAppointment(one) }));

const bookingOf = ({ appointmentId, startsAt, minutes, status }: StoredAppointment) => ({
  appointmentId,
  ...spanOf(startsAt, minutes),
  ...(takesNoTime(status) && { free: true as const }),
});

const isSameBooking = (one: StoredAppointment, other: StoredAppointment): boolean =>
  JSON.stringify([daysOf(one), bookingOf(one)]) === JSON.stringify([daysOf(other), bookingOf(other)]);

const without = (bookings: StoredDay['bookings'], appointmentId: string) =>
  bookings.filter((one) => one.appointmentId !== appointmentId);

/** The future appointments of a worker or room: a group may want that time. */
const takenAhead = (all: readonly StoredAppointment[]): Taken[] => {
  const ahead = all.filter((one) => !takesNoTime(one.status) && dayOfAppointment(one) >= today());
  const resources = ahead.flatMap(resourcesOf).filter(isTakenByGroups);
  return [...new Map(resources.map((one) => [`${one.kind} ${one.of}`, one])).values()];
};

type Planned = { id: DayId; read: StoredDay | undefined; bookings: StoredDay['bookings'] };

const putDay = ({ id, read, bookings }: Planned): Write =>
  put(diaryDayEntity, id, { day: id.day, bookings, version: (read?.version ?? 0) + 1 }, asRead(read));

/** What some changes are planned by: the days of the diaries, and the times of groups. */
const dependingOn = (changes: readonly DiaryChange[]) => {
  const changed = changes.filter(({ before, after }) => !before || !isSameBooking(before, after));
  const ids = new Map(
    changed.flatMap(({ before, after }) =>
      [...(before ? daysOf(before) : []), ...daysOf(after)].map((id) => [nameOf(id), id] as const),
    ),
  );
  const taken = takenAhead(changed.map(({ after }) => after));
  return {
    changed,
    ids,
    taken,
    keys: [...[...ids.values()].map(diaryDayEntity.key), ...taken.map(groupTimesEntity.key)],
  };
};

/** Reads what `planDiary` asks for, beside what else a call waits for. */
export const readDiaries = async (table: Table, changes: readonly DiaryChange[]): Promise<void> => {
  await readCached(table, dependingOn(changes).keys);
};

/**
 * The writes that book the time of some appointments and free the time that they had, from the diaries as they are
 * now: one item for each day of each worker, room and person, and one for each worker and room that groups may book.
 * They are refused once somebody else has written one of these items. `clash` is the first booking in the way, `overlap`
 * the first one that an appointment which is over overlaps.
 */
export const planDiary = async (
  table: Table,
  changes: readonly DiaryChange[],
): Promise<{ writes: Write[]; overlap?: Clash | undefined } | { clash: Clash }> => {
  const { changed, ids, taken, keys } = dependingOn(changes);
  const items = await readCached(table, keys);
  const timesOf = new Map(taken.map((resource) => [resource, timesAmong(items, resource)]));
  const read = new Map(items.map((item) => [JSON.stringify({ pk: item.pk, sk: item.sk }), item]));
  const days = new Map(
    [...ids].map(([name, id]): [string, Planned] => {
      const item = read.get(name);
      const found = item && parseItem(diaryDayEntity, item);
      return [name, { id, read: found, bookings: found?.bookings ?? [] }];
    }),
  );
  for (const { before } of changed) {
    if (!before) continue;
    for (const id of daysOf(before)) {
      const day = days.get(nameOf(id));
      if (day) day.bookings = without(day.bookings, before.appointmentId);
    }
  }
  let overlap: Clash | undefined;
  for (const { after, isOver } of changed) {
    const wanted = bookingOf(after);
    for (const id of daysOf(after)) {
      const day = days.get(nameOf(id));
      if (!day) continue;
      const groups = [...timesOf].find(([{ kind, of }]) => kind === id.kind && of === id.of)?.[1];
      const other = wanted.free
        ? undefined
        : (day.bookings.find((one) => !one.free && overlaps(one, wanted)) ??
          (groups && id.day >= today() ? findGroupAt(groups, id.day, wanted) : undefined));
      const clash = other && { kind: id.kind, of: id.of, startsAt: other.startsAt, endsAt: other.endsAt };
      if (clash && !isOver) return { clash };
      overlap ??= clash;
      day.bookings = [...day.bookings, wanted].toSorted((one, next) => one.startsAt.localeCompare(next.startsAt));
    }
  }
  const booked = [...timesOf].map(([resource, groups]) => countBooking(resource, groups));
  return { writes: [...[...days.values()].map(putDay), ...booked], overlap };
};

type Range = { from: string; to: string; latestFirst?: boolean; days?: number };

/** The days of a range on which a worker, a room or a person has anything. */
export const readBookedDays = async (
  table: Table,
  { kind, of }: Resource,
  { from, to, latestFirst = false, days }: Range,
): Promise<StoredDay[]> => {
  const { pk } = diaryDayEntity.key({ kind, of, day: from });
  const items = await readPartition(table, pk, { from, to, latestFirst, limit: days });
  return items.map((item) => parseItem(diaryDayEntity, item));
};

export const readDiaryDays = async (table: Table, resource: Resource, range: Range): Promise<string[]> =>
  (await readBookedDays(table, resource, range)).flatMap(({ bookings }) =>
    bookings.map(({ appointmentId }) => appointmentId),
  );
