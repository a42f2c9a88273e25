import type { Group } from '../../../../shared/groups/group.ts';
import type { Mark } from '../../../../shared/groups/groups.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { type Weekday, weekdays } from '../../../../shared/settings/rota.ts';

export const markLabels: Readonly<Record<Mark, string>> = {
  here: 'Here',
  late: 'Late',
  told: 'Told us',
  away: 'Away',
};

/** The same in a sentence. */
export const markWords: Readonly<Record<Mark, string>> = {
  here: 'here',
  late: 'here, late',
  told: 'away, told us',
  away: 'away',
};

export const weekdayLabels = Object.fromEntries(
  weekdays.map((day) => [day, day.charAt(0).toUpperCase() + day.slice(1)]),
) as Readonly<Record<Weekday, string>>;

/** `Mondays and Thursdays at 10:00, 90 minutes` */
export const describeTimes = ({
  weekdays: days,
  time,
  minutes,
}: Pick<Group, 'weekdays' | 'time' | 'minutes'>): string => {
  const names = weekdays.filter((day) => days.includes(day)).map((day) => `${weekdayLabels[day]}s`);
  const all = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join();
  return `${all} at ${time}, ${minutes} minutes`;
};

/** The days between which it meets like this. */
export const describeSpan = ({ from, until }: Pick<Group, 'from' | 'until'>, today: string): string => {
  const begins = from > today ? `from ${formatDay(from)}` : '';
  const ends = until === undefined ? '' : `until ${formatDay(until)}`;
  return [begins, ends].filter(Boolean).join(' ');
};
