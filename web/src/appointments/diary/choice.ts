import { addDays } from '../../../../shared/kernel/calendar.ts';

export type Shown = {
  kind: 'worker' | 'room';
  /** The account or the room; `me` is the reader. */
  of: string;
  /** One day, or the first of seven. */
  day: string;
  days: 1 | 7;
};

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The choice in an address; a week begins on its Monday. */
export const shownBy = (search: URLSearchParams, today: string): Shown => {
  const room = search.get('room');
  const day = search.get('day');
  const days = search.get('show') === 'week' ? 7 : 1;
  const asked = isDay(day) ? day : today;
  return {
    ...(room ? { kind: 'room' as const, of: room } : { kind: 'worker' as const, of: search.get('of') ?? 'me' }),
    day: days === 7 ? mondayOf(asked) : asked,
    days,
  };
};

/** The address of a choice, without its defaults. */
export const searchOf = ({ kind, of, day, days }: Shown, today: string): Record<string, string> => ({
  ...(kind === 'room' ? { room: of } : of !== 'me' && { of }),
  ...((days === 7 ? mondayOf(today) : today) !== day && { day }),
  ...(days === 7 && { show: 'week' }),
});
