import * as z from 'zod';
import { overlaps, type Span } from '../../../shared/appointments/appointments.ts';
import { meetingsOf, takesPlace } from '../../../shared/groups/groups.ts';
import { type Entity, type Item, keyPattern, parseItem, readItem } from '../../kernel/store/entity.ts';
import { patch, put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import type { Write } from '../../kernel/store/write.ts';
import { calledOffDate, schedule } from './group-items.ts';

/*
 * When groups book a worker or a room. A group meets for years, so its dates are not stored: each worker and each room
 * has one item with the days and times of the groups that book it. A booking of an appointment reads it beside the
 * days of the diary, and succeeds on the condition that it is as it was read. The booking is counted there too, so that a
 * group which is planned at the same moment is refused by the store, and checks the diary again.
 */

const times = z.object({
  groups: z
    .array(schedule.extend({ groupId: z.string(), name: z.string(), calledOff: z.array(calledOffDate).optional() }))
    .default([]),
  /** Counts the changes of the groups; 0 before there was any. */
  version: z.int().default(0),
  /** Counts the bookings of appointments made beside them. */
  bookings: z.int().default(0),
});
export type GroupTimes = z.infer<typeof times>;

const takenKinds = ['worker', 'room'] as const;
export type Taken = { kind: (typeof takenKinds)[number]; of: string };

export const isTakenByGroups = (resource: { kind: string; of: string }): resource is Taken =>
  takenKinds.some((kind) => kind === resource.kind);

export const groupTimesEntity: Entity<{ kind: Taken['kind']; of: string }, typeof times> = {
  name: 'Times of groups',
  key: keyPattern('GROUP-TIMES#{kind}#{of}', 'TIMES'),
  // Names people among the kinds only; the id of a room is nobody's.
  dataSubject: { account: ['of'] },
  schema: times,
};

const none: GroupTimes = { groups: [], version: 0, bookings: 0 };

export const readGroupTimes = async (table: Table, resource: Taken): Promise<GroupTimes> =>
  (await readItem(table, groupTimesEntity, resource)) ?? none;

export const timesAmong = (items: readonly Item[], resource: Taken): GroupTimes => {
  const { pk } = groupTimesEntity.key(resource);
  const item = items.find((one) => one.pk === pk);
  return item ? parseItem(groupTimesEntity, item) : none;
};

/** The times at which a group meets within a span of days. */
export const findGroupAt = ({ groups }: GroupTimes, day: string, span: Span): Span | undefined =>
  meetingsOf(groups, day, day).find((meeting) => takesPlace(meeting) && overlaps(meeting, span));

/** The write of a booking that has checked the groups: it succeeds while they are as read, and counts the booking. */
export const countBooking = (resource: Taken, { version }: GroupTimes): Write =>
  patch(
    groupTimesEntity,
    resource,
    { add: { bookings: 1 } },
    version === 0 ? { absent: ['version'] } : { equals: { version } },
  );

/** Replaces the groups of a worker or a room, while neither they nor the bookings have changed since. */
export const putGroupTimes = (resource: Taken, { version, bookings }: GroupTimes, groups: GroupTimes['groups']) => {
  const withoutGroups = bookings === 0 ? { exists: false } : { absent: ['version'] as const, equals: { bookings } };
  const asRead = version === 0 ? withoutGroups : { equals: { version, bookings } };
  return put(groupTimesEntity, resource, { groups, version: version + 1, bookings }, asRead);
};
