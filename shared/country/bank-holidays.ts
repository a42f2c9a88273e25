import { addDays } from '../kernel/calendar.ts';

/*
 * The bank holidays of England: those of the Banking and Financial Dealings Act 1971 with the common-law holidays, as
 * https://www.gov.uk/bank-holidays lists them. They follow from a rule; changes by proclamation are listed below.
 */

type Holiday = { readonly day: string; readonly name: string };

const dayOf = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** 0 is Sunday. A calendar day is read as UTC, where every day has 24 hours. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();
const sunday = 0;
const monday = 1;
const saturday = 6;
const isWeekend = (day: string): boolean => [sunday, saturday].includes(weekdayOf(day));

const firstMonday = (year: number, month: number): string => {
  const first = dayOf(year, month, 1);
  return addDays(first, (monday - weekdayOf(first) + 7) % 7);
};
const lastMonday = (year: number, month: number): string => {
  const last = addDays(dayOf(year, month + 1, 1), -1);
  return addDays(last, -((weekdayOf(last) - monday + 7) % 7));
};

/** Easter Sunday of the Gregorian calendar: the algorithm of Meeus, Jones and Butcher. */
export const easterSunday = (year: number): string => {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(n / 31), (n % 31) + 1);
};

/** A holiday at a weekend moves to the next weekday that is no holiday. */
const substituted = ({ day, name }: Holiday, taken: readonly string[] = []): Holiday => {
  let observed = day;
  while (isWeekend(observed) || taken.includes(observed)) observed = addDays(observed, 1);
  return { day: observed, name };
};

/** Days that proclamations have moved, from one day to another, and days that they have added. */
const moved: Readonly<Record<string, string>> = { '2020-05-04': '2020-05-08', '2022-05-30': '2022-06-02' };
const added: readonly Holiday[] = [
  { day: '2022-06-03', name: 'Platinum Jubilee' },
  { day: '2022-09-19', name: 'State Funeral of Queen Elizabeth II' },
  { day: '2023-05-08', name: 'Coronation of King Charles III' },
];

/** The later of the two moves: Christmas Day at a weekend is kept after Boxing Day where that is a weekday. */
const christmasOf = (year: number): readonly Holiday[] => {
  const christmas = { day: dayOf(year, 12, 25), name: 'Christmas Day' };
  const boxing = { day: dayOf(year, 12, 26), name: 'Boxing Day' };
  if (!isWeekend(boxing.day)) return [substituted(christmas, [boxing.day]), boxing];
  const observed = substituted(christmas);
  return [observed, substituted(boxing, [observed.day])];
};

/** The bank holidays of a year, in order. */
export const bankHolidaysOf = (year: number): readonly Holiday[] => {
  const easter = easterSunday(year);
  const byRule: Holiday[] = [
    substituted({ day: dayOf(year, 1, 1), name: 'New Year’s Day' }),
    { day: addDays(easter, -2), name: 'Good Friday' },
    { day: addDays(easter, 1), name: 'Easter Monday' },
    { day: firstMonday(year, 5), name: 'Early May bank holiday' },
    { day: lastMonday(year, 5), name: 'Spring bank holiday' },
    { day: lastMonday(year, 8), name: 'Summer bank holiday' },
    ...christmasOf(year),
  ];
  return [
    ...byRule.map(({ day, name }) => ({ day: moved[day] ?? day, name })),
    ...added.filter(({ day }) => day.startsWith(`${year}-`)),
  ].toSorted((one, other) => one.day.localeCompare(other.day));
};

/** The name of the bank holiday on a calendar day; undefined on any other day. */
export const bankHolidayOn = (day: string): string | undefined =>
  bankHolidaysOf(Number(day.slice(0, 4))).find((holiday) => holiday.day === day)?.name;
