import type { Appointment } from '../../../../shared/appointments/appointment.ts';
import { placeLabels } from '../../../../shared/appointments/appointment-words.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { londonTimeOf } from '../../../../shared/kernel/london-time.ts';
import { isInterpreterMissing } from '../../../../shared/patients/communication-needs.ts';
import type { Room } from '../../../../shared/settings/organisation-settings.ts';

export {
  cancellerLabels,
  noticeLabels,
  placeLabels,
  statusLabels,
} from '../../../../shared/appointments/appointment-words.ts';

export const describeRoom = ({ name, site }: Room): string => (site ? `${name}, ${site}` : name);

type Interpreted = Pick<Appointment, 'status' | 'interpreter' | 'interpreterBooked'>;

/**
 * Who interprets; blank where nobody needs to, and where an interpreter is needed and not booked: see
 * `isInterpreterMissing`.
 */
export const describeInterpreter = (row: Interpreted): string => {
  const { interpreter, interpreterBooked } = row;
  if (!interpreter || isInterpreterMissing(row)) return '';
  return interpreterBooked ? `interpreter: ${interpreter}, ${interpreterBooked}` : `interpreter: ${interpreter}`;
};

/** The place: the room by its name. */
export const describePlace = (
  { place, roomId }: Pick<Appointment, 'place' | 'roomId'>,
  rooms: readonly Room[] = [],
): string => {
  if (place !== 'room') return placeLabels[place];
  const room = rooms.find(({ id }) => id === roomId);
  return room ? describeRoom(room) : 'A room that is not on the list any more';
};

const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short' });
const longWeekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long' });

/** `Tue 24 Nov 2026` */
export const describeDay = (day: string): string => `${weekday.format(Date.parse(day))} ${formatDay(day)}`;
/** `Tuesday 24 Nov 2026` */
export const describeLongDay = (day: string): string => `${longWeekday.format(Date.parse(day))} ${formatDay(day)}`;

/** `Tue 24 Nov 2026 at 10:00` */
export const describeStart = (startsAt: string): string => {
  const { day, time } = londonTimeOf(startsAt);
  return `${describeDay(day)} at ${time}`;
};
