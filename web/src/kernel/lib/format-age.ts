import { language } from '#words/language.ts';

const ago = new Intl.RelativeTimeFormat(language.id, { numeric: 'auto' });
const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** `5 minutes ago`, `3 hours ago`, `yesterday`, `4 days ago`. */
export const formatAge = (instant: string, now: number): string => {
  const minutes = Math.round((Date.parse(instant) - now) / 60_000);
  if (minutes > -hourMinutes) return ago.format(Math.min(minutes, 0), 'minute');
  if (minutes > -dayMinutes) return ago.format(Math.ceil(minutes / hourMinutes), 'hour');
  return ago.format(Math.ceil(minutes / dayMinutes), 'day');
};
