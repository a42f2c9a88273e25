import { countOf, minuteMs } from './session-policy.ts';

const minutesOfHour = 60;
const minutesOfDay = 24 * minutesOfHour;

/** The time since something was opened: '5 minutes', '2 hours 5 minutes', '3 days 4 hours'. */
export const describeOpenFor = (since: string, now: number): string => {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / minuteMs));
  if (minutes < 1) return 'less than a minute';
  const [days, hours, rest] = [
    Math.floor(minutes / minutesOfDay),
    Math.floor((minutes % minutesOfDay) / minutesOfHour),
    minutes % minutesOfHour,
  ];
  const parts = [
    days > 0 && countOf(days, 'day'),
    hours > 0 && countOf(hours, 'hour'),
    days === 0 && rest > 0 && countOf(rest, 'minute'),
  ];
  return parts.filter(Boolean).join(' ');
};
