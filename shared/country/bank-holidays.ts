import { addDays } from '../domain/calendar.ts';

/*
 * The bank holidays of England and Wales (Banking and Financial Dealings Act 1971, schedule 1, and the proclamations of
 * every year). Another country has others.
 */

const sunday = 0;
const monday = 1;
const saturday = 6;

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const dayOf = (year: number, month: number, date: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

/** Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
export const easterOf = (year: number): string => {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const date = (h + l - 7 * m + 33 * month + 19) % 32;
  return dayOf(year, month, date);
};

const firstMonday = (year: number, month: number): string => {
  const first = dayOf(year, month, 1);
  return addDays(first, (monday - weekdayOf(first) + 7) % 7);
};

const lastMonday = (year: number, month: number): string => {
  const last = addDays(dayOf(year, month + 1, 1), -1);
  return addDays(last, -((weekdayOf(last) - monday + 7) % 7));
};

const isWeekend = (day: string): boolean => [sunday, saturday].includes(weekdayOf(day));

/** The first weekday from a day on that is not taken: what falls on a weekend is kept on the next working day. */
const substitute = (day: string, taken: readonly string[] = []): string =>
  isWeekend(day) || taken.includes(day) ? substitute(addDays(day, 1), taken) : day;

/** Single days by proclamation, and what was moved for them. */
const proclaimed: Readonly<Record<number, { readonly more: readonly string[]; readonly without?: readonly string[] }>> =
  {
    2022: { more: ['2022-06-02', '2022-06-03', '2022-09-19'], without: ['2022-05-30'] },
    2023: { more: ['2023-05-08'] },
  };

/** The bank holidays of a year, in order. */
export const bankHolidaysOf = (year: number): readonly string[] => {
  const easter = easterOf(year);
  const christmas = substitute(dayOf(year, 12, 25));
  const { more = [], without = [] } = proclaimed[year] ?? {};
  return [
    substitute(dayOf(year, 1, 1)),
    addDays(easter, -2),
    addDays(easter, 1),
    firstMonday(year, 5),
    lastMonday(year, 5),
    lastMonday(year, 8),
    // Boxing Day on a weekday keeps its day, and Christmas Day gives way to it.
    ...(weekdayOf(dayOf(year, 12, 25)) === sunday
      ? [dayOf(year, 12, 26), dayOf(year, 12, 27)]
      : [christmas, substitute(dayOf(year, 12, 26), [christmas])]),
    ...more,
  ]
    .filter((day) => !without.includes(day))
    .toSorted();
};
