import { daysBetween } from '../kernel/calendar.ts';

/** The days without contact after which a patient has been left too long. */
export const unseenAfterDays = 28;

const counted = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);

/** The time since a day, in words: `today`, `yesterday`, `5 days ago`, `6 weeks ago`. */
export const howLongAgo = (day: string, today: string): string => {
  const days = daysBetween(day, today);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < 21 ? `${days} days ago` : `${Math.floor(days / 7)} weeks ago`;
};

/** The due day of a task in words, with how long it is overdue. */
export const describeUntil = (until: string, today: string): { text: string; isOverdue: boolean } => {
  const days = daysBetween(until, today);
  if (days > 0) {
    const late = days < 14 ? counted(days, 'day', 'days') : `${Math.floor(days / 7)} weeks`;
    return { text: `Overdue by ${late}`, isOverdue: true };
  }
  if (days === 0) return { text: 'Today', isOverdue: false };
  return { text: days === -1 ? 'Tomorrow' : `In ${-days} days`, isOverdue: false };
};
