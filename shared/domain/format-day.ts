import { language } from '#words/language.ts';

// A calendar day has no clock: it is read and written in UTC so that no summer time can move it.
const inWords = new Intl.DateTimeFormat(language.id, {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const monthInWords = new Intl.DateTimeFormat(language.id, { timeZone: 'UTC', month: 'short', year: 'numeric' });

/** `4 May 1990`, of `1990-05-04`; what is no day stays as it was written. */
export const formatDay = (day: string): string => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? day : inWords.format(time).replaceAll(' ', '\u00a0');
};

/** `Nov 2026` */
export const formatMonth = (year: number, month: number): string => monthInWords.format(Date.UTC(year, month - 1));
