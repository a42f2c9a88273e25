import type { Holiday, Occurrence } from '../../shared/appointments/appointments.ts';
import { formatDay } from '../../shared/kernel/format-day.ts';
import { londonTimeOf } from '../../shared/kernel/london-time.ts';

export const describePlanned = (times: readonly Occurrence[], holidays: readonly Holiday[]): string => {
  const [first, ...more] = times;
  if (!first) return '';
  const { day, time } = londonTimeOf(first.startsAt);
  const weeks =
    more.length === 0 ? '' : `, and ${more.length} more, weekly until ${formatDay(more.at(-1)?.day ?? day)}`;
  const left = holidays.map((holiday) => `${formatDay(holiday.day)} (${holiday.name})`).join(' and ');
  return `The next session is on ${formatDay(day)} at ${time}${weeks}.${left && ` Left out: ${left}.`}`;
};
