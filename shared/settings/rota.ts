import { type Away, findCover } from '../tasks/cover.ts';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/**
 * Days on which somebody other than on the usual weekday is duty lead: the first and the last of them, as calendar
 * days.
 */
export type RotaDates = { readonly from: string; readonly to: string; readonly userId: string };

/**
 * The duty leads: on each weekday, and on some dates in their place. People are named by the `sub` of their account.
 */
export type Rota = {
  readonly weekly: { readonly [Day in Weekday]?: string | undefined };
  readonly dates: readonly RotaDates[];
};

// A calendar day is read as UTC, where every day has 24 hours.
export const weekdayOf = (day: string): Weekday => weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? 'monday';

/**
 * The duty lead of a calendar day in London, by the `sub` of their account: whoever covers, where they are away. Undefined
 * when nobody is.
 */
export const dutyLeadOn = ({ weekly, dates }: Rota, day: string, absences: readonly Away[]): string | undefined => {
  const lead = dates.find(({ from, to }) => from <= day && day <= to)?.userId ?? weekly[weekdayOf(day)];
  return lead && findCover(absences, lead, day);
};

/** The index of the first range of dates that overlaps an earlier one. */
export const findOverlap = (dates: readonly RotaDates[]): number =>
  dates.findIndex(({ from, to }, index) => dates.slice(0, index).some((one) => one.from <= to && from <= one.to));
