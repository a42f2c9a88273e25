import { language } from '#words/language.ts';
import { ourDigits } from './digits.ts';

// A calendar day has no time: it is read and written in UTC so that no summer time can move it.
const parts = { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric', ...ourDigits } as const;
const monthInWords = new Intl.DateTimeFormat(language.id, {
  timeZone: 'UTC',
  month: 'short',
  year: 'numeric',
  ...ourDigits,
});

/** Formats a day in a language, as `formatDay` does in that of the site. */
export const formatDayIn = (languageId: string) => {
  const inWords = new Intl.DateTimeFormat(languageId, parts);
  return (day: string): string => {
    const time = Date.parse(`${day}T00:00:00Z`);
    return Number.isNaN(time) ? day : inWords.format(time).replaceAll(' ', '\u00a0');
  };
};

/** `4 May 1990` for `1990-05-04`; a text that is no day stays unchanged. */
export const formatDay = formatDayIn(language.id);

/** `Nov 2026` */
export const formatMonth = (year: number, month: number): string => monthInWords.format(Date.UTC(year, month - 1));
