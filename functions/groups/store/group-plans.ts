import { overlaps } from '../../../shared/appointments/appointments.ts';
import { findClash, meetingsOf, type Schedule, takesPlace } from '../../../shared/groups/groups.ts';
import { addDays } from '../../../shared/kernel/calendar.ts';
import { mostDaysAhead } from '../../../shared/kernel/coming-day.ts';
import { type Clash, readBookedDays } from '../../appointments/store/diary-days.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readCached } from '../../kernel/store/read-batch.ts';
import type { Write } from '../../kernel/store/write.ts';
import { datedSchedules, type StoredGroup } from './group-items.ts';
import { type GroupTimes, groupTimesEntity, putGroupTimes, type Taken, timesAmong } from './group-times.ts';

/** How long a diary shows the dates of a group that has ended. */
const daysShownAfter = 400;

export const resourcesOf = ({ leaderId, roomId }: Pick<Schedule, 'leaderId' | 'roomId'>): Taken[] => [
  { kind: 'worker', of: leaderId },
  ...(roomId === undefined ? [] : [{ kind: 'room' as const, of: roomId }]),
];
const takes = (schedule: Schedule, { kind, of }: Taken): boolean =>
  resourcesOf(schedule).some((one) => one.kind === kind && one.of === of);

type Change = { before: StoredGroup | undefined; after: StoredGroup };

const allResources = ({ before, after }: Change): Taken[] => {
  const all = [...(before?.schedules ?? []), ...after.schedules].flatMap(resourcesOf);
  return [...new Map(all.map((one) => [`${one.kind} ${one.of}`, one])).values()];
};

const isShownStill = ({ until }: Schedule, today: string): boolean =>
  until === undefined || until >= addDays(today, -daysShownAfter);

/** The bookings that clash with schedules, from today until the last day that can be booked. */
const findTaken = async (
  table: Table,
  resource: Taken,
  others: GroupTimes['groups'],
  wanted: readonly Schedule[],
  today: string,
): Promise<Clash | undefined> => {
  const last = addDays(today, mostDaysAhead);
  for (const schedule of wanted) {
    for (const other of others) {
      const clash = findClash(schedule, other, today, last);
      if (clash) return { ...resource, startsAt: clash.startsAt, endsAt: clash.endsAt };
    }
  }
  if (wanted.length === 0) return undefined;
  const booked = new Map(
    (await readBookedDays(table, resource, { from: today, to: last })).map(({ day, bookings }) => [day, bookings]),
  );
  for (const meeting of meetingsOf(wanted, today, last).filter(takesPlace)) {
    const other = booked.get(meeting.day)?.find((one) => !one.free && overlaps(one, meeting));
    if (other) return { ...resource, startsAt: other.startsAt, endsAt: other.endsAt };
  }
  return undefined;
};

/** The schedules that ask for time which the group did not have: new ones, and those of a date that takes place again. */
const findWanted = ({ before, after }: Change): Schedule[] => {
  const known = new Set(before?.schedules.map((one) => JSON.stringify(one)));
  const isOff = new Set(after.calledOff.map(({ day }) => day));
  const again = before?.calledOff.filter(({ day }) => !isOff.has(day)) ?? [];
  const dated = datedSchedules(after);
  return [
    ...dated.filter((_, place) => !known.has(JSON.stringify(after.schedules[place]))),
    ...again
      .flatMap(({ day }) => meetingsOf(dated, day, day))
      .map((at) => ({ ...at.schedule, from: at.day, until: at.day })),
  ];
};

/** Books the leader and the room at the times of a group, refused once others are booked. `clash` is in the way. */
export const planGroupTimes = async (
  table: Table,
  change: Change,
  today: string,
): Promise<{ writes: Write[] } | { clash: Clash }> => {
  const { after } = change;
  const resources = allResources(change);
  const items = await readCached(table, resources.map(groupTimesEntity.key));
  const allWanted = findWanted(change);
  const calledOff = after.calledOff.filter(({ day }) => day >= addDays(today, -daysShownAfter));
  const writes: Write[] = [];
  for (const resource of resources) {
    const read = timesAmong(items, resource);
    const others = read.groups.filter(({ groupId }) => groupId !== after.groupId);
    const own = after.schedules.filter((one) => takes(one, resource));
    const wanted = allWanted.filter((one) => takes(one, resource));
    const clash = await findTaken(table, resource, others, wanted, today);
    if (clash) return { clash };
    const { groupId, name } = after;
    const groups = [
      ...others,
      ...own.map((one) => ({ ...one, groupId, name, ...(calledOff.length > 0 && { calledOff }) })),
    ];
    writes.push(
      putGroupTimes(
        resource,
        read,
        groups.filter((one) => isShownStill(one, today)),
      ),
    );
  }
  return { writes };
};
