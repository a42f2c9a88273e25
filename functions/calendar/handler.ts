import { decodeTime } from 'ulid';
import { spanOf } from '../../shared/appointments/appointments.ts';
import { calendarCalls } from '../../shared/calendar/calls.ts';
import { formatCalendar } from '../../shared/calendar/icalendar.ts';
import { meetingsOf, takesPlace } from '../../shared/groups/groups.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { limitPolicy } from '../../shared/kernel/limit-policy.ts';
import { missing } from '../../shared/kernel/missing.ts';
import { today } from '../../shared/kernel/today.ts';
import { facts } from '../../shared/organisation/facts.ts';
import { organisation } from '../../shared/organisation/organisation.ts';
import { createAppointmentStore } from '../appointments/store/appointments.ts';
import { readGroupTimes } from '../groups/store/group-times.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { notFound, tooMany } from '../kernel/http/outcome.ts';
import { serve } from '../kernel/http/serve.ts';
import { lazyClient } from '../kernel/lib/lazy-client.ts';
import { createLimitStore } from '../kernel/store/limits.ts';
import { connectTable } from '../kernel/store/open-table.ts';
import { readPatients } from '../patients/store/patients.ts';
import { createSettingsStore } from '../settings/store/settings.ts';
import { createFeedStore } from './store/feeds.ts';

/** The days of a feed: a week back, and two months ahead. */
const daysBack = 7;
const daysShown = 67;

const initialOf = (name: string): string => ([...name.trim()][0] ?? '').toLocaleUpperCase('en-GB');

const host = new URL(organisation.siteUrl).host;

const makeDependencies = () => {
  const table = connectTable();
  return {
    appointments: createAppointmentStore(table),
    readGroupTimes: (of: string) => readGroupTimes(table, { kind: 'worker', of }),
    feeds: createFeedStore(table),
    limits: createLimitStore(table),
    settings: createSettingsStore(table),
    patients: { read: (ids: readonly string[]) => readPatients(table, ids) },
    staff: lazyClient(async () => (await import('../kernel/identity/membership.ts')).createMembership()),
  };
};

const readFeed: Handlers<typeof calendarCalls, ReturnType<typeof makeDependencies>>['readFeed'] = async (
  { params: { owner, secret }, client: { network } },
  { appointments, readGroupTimes, feeds, limits, settings, patients, staff },
) => {
  const asked = { what: 'feed', subject: owner, network };
  const limit = limits.use(asked, limitPolicy.feedOfNetwork, Date.now());
  const [isWithin, isOpened] = await Promise.all([limit, feeds.isOpenedBy(owner, secret)]);
  if (!isWithin) {
    return tooMany('This calendar was asked for too often. Please try again in an hour.');
  }
  // One answer for an unknown address, a revoked one, and that of somebody who no longer works here.
  if (!isOpened) return notFound(missing.calendar);
  if (!(await staff.includes(owner))) return notFound(missing.calendar);
  const first = addDays(today(), -daysBack);
  const [{ sessions }, all, { groups, version: changes }] = await Promise.all([
    settings.read(),
    appointments.list({ kind: 'worker', of: owner }, first, daysShown),
    readGroupTimes(owner),
  ]);
  const roomName = (roomId: string | undefined) => sessions.rooms.find(({ id }) => id === roomId)?.name;
  const shown = all.filter(({ status }) => status !== 'cancelled');
  const names = sessions.feed === 'initials' ? await patients.read(shown.map(({ patientId }) => patientId)) : new Map();
  const events = shown.map(({ appointmentId, patientId, startsAt, minutes, roomId, version, changedAt }) => {
    const name = names.get(patientId);
    const initials = name ? ` ${initialOf(name.firstName)}${initialOf(name.lastName)}` : '';
    return {
      uid: `${appointmentId}@${host}`,
      ...spanOf(startsAt, minutes),
      summary: `Session${initials}`,
      location: roomName(roomId),
      sequence: version - 1,
      changedAt,
    };
  });
  // The name of a group may say why people come.
  const meetings = groups.flatMap((one) =>
    meetingsOf([one], first, addDays(first, daysShown - 1))
      .filter(takesPlace)
      .map(({ day, startsAt, endsAt }) => ({
        uid: `${one.groupId}-${day}@${host}`,
        startsAt,
        endsAt,
        summary: 'Group',
        location: roomName(one.roomId),
        sequence: changes,
        changedAt: new Date(decodeTime(one.groupId)).toISOString(),
      })),
  );
  return { status: 200, body: formatCalendar(`${facts.name} diary`, [...events, ...meetings]) };
};

export const handler = serve(calendarCalls, { readFeed }, makeDependencies);
