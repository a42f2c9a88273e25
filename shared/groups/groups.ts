import { type Occurrence, overlaps, placeInTime } from '../appointments/appointments.ts';
import { bankHolidayOn } from '../country/bank-holidays.ts';
import { addDays, daysBetween } from '../kernel/calendar.ts';
import { type Weekday, weekdayOf } from '../settings/rota.ts';

/** The marks of attendance at a date of a group. */
export const marks = ['here', 'late', 'told', 'away'] as const;
export type Mark = (typeof marks)[number];

/** Whether the person was seen, which counts as a contact. */
export const wasThere = (mark: Mark): boolean => mark === 'here' || mark === 'late';

export const mostPlaces = 60;
/** The limit on members of a group, those who wait included. */
export const mostMembers = 100;
export const mostGuests = 60;
/** The limit on schedules of a group: changes of days, times, leader or room. */
const mostSchedules = 60;

/** A date on which a group does not meet as planned, and why. */
type CalledOff = { readonly day: string; readonly reason: string };
/** The limit on dates of a group that are called off: about two years of a weekly group. */
export const mostCalledOff = 100;

/** A schedule of a group: when it meets, its leader and place, from a day until a day. */
export type Schedule = {
  readonly weekdays: readonly Weekday[];
  /** The time on a clock in London. */
  readonly time: string;
  readonly minutes: number;
  readonly from: string;
  readonly until?: string | undefined;
  readonly leaderId: string;
  readonly roomId?: string | undefined;
  /** Dates of the group, of this schedule or another one. */
  readonly calledOff?: readonly CalledOff[] | undefined;
};

/** The days of one schedule within a range, without bank holidays and times that the clocks skip. */
const occurrencesOfOne = (schedule: Schedule, from: string, to: string): Occurrence[] => {
  const { weekdays, time, minutes, until = to } = schedule;
  const first = schedule.from > from ? schedule.from : from;
  const last = until < to ? until : to;
  return Array.from({ length: Math.max(daysBetween(first, last) + 1, 0) }, (_, n) => addDays(first, n))
    .filter((day) => weekdays.includes(weekdayOf(day)) && bankHolidayOn(day) === undefined)
    .flatMap((day) => {
      const placed = placeInTime({ day, time, minutes });
      return 'at' in placed ? [placed.at] : [];
    });
};

/** `calledOff` is the reason why it does not take place. */
export type Meeting = Occurrence & { schedule: Schedule; calledOff: string | undefined };

/** The dates of a group within a range, in order, with those that are called off. */
export const meetingsOf = (schedules: readonly Schedule[], from: string, to: string): Meeting[] =>
  schedules
    .flatMap((schedule) =>
      occurrencesOfOne(schedule, from, to).map((at) => ({
        ...at,
        schedule,
        calledOff: schedule.calledOff?.find(({ day }) => day === at.day)?.reason,
      })),
    )
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));

export const takesPlace = ({ calledOff }: Pick<Meeting, 'calledOff'>): boolean => calledOff === undefined;

export const meetingOn = (schedules: readonly Schedule[], day: string): Meeting | undefined =>
  meetingsOf(schedules, day, day)[0];

/** The first time in a range at which two schedules overlap. */
export const findClash = (one: Schedule, other: Schedule, from: string, to: string): Occurrence | undefined => {
  const datesOf = (schedule: Schedule) => meetingsOf([schedule], from, to).filter(takesPlace);
  const theirs = new Map(datesOf(other).map((at) => [at.day, at]));
  for (const at of datesOf(one)) {
    const same = theirs.get(at.day);
    if (same && overlaps(at, same)) return same;
  }
  return undefined;
};

const sortDays = (days: readonly Weekday[]): string => [...days].toSorted().join();
const meetsAsBefore = (one: Schedule, other: Schedule): boolean =>
  one.time === other.time && sortDays(one.weekdays) === sortDays(other.weekdays);

const metAlready =
  'The group has met at other times until now. Please give the day from which the new times apply, today or later.';
const beforeTheLast = 'The group has new times from a later day already. Please give that day or a later one.';
const tooOften = 'The times of this group have been changed too often. Please end it and plan another one.';

/**
 * The schedules of a group that is planned anew: the new one applies from a later day on, and the earlier one ends on
 * the day before it. Where the days and times stay, or the last schedule has not begun, it is replaced. Past dates are
 * never moved: they have registers.
 */
export const planAnew = (
  schedules: readonly Schedule[],
  wanted: Schedule,
  today: string,
): { schedules: Schedule[] } | { wrong: string } => {
  const last = schedules.at(-1);
  if (!last) return { schedules: [wanted] };
  const before = schedules.slice(0, -1);
  const hasBegun = last.from < today;
  if (wanted.from > last.from && hasBegun) {
    if (wanted.from < today) return { wrong: metAlready };
    if (schedules.length >= mostSchedules) return { wrong: tooOften };
    const ended = addDays(wanted.from, -1);
    const until = last.until !== undefined && last.until < ended ? last.until : ended;
    return { schedules: [...before, { ...last, until }, wanted] };
  }
  if (wanted.from < last.from && before.length > 0) return { wrong: beforeTheLast };
  if (hasBegun && !meetsAsBefore(last, wanted)) return { wrong: metAlready };
  return { schedules: [...before, wanted] };
};

/** The mark of a person at one date. */
export type DatedMark = { readonly day: string; readonly mark: Mark };

/** The number of consecutive absences after which somebody asks after a member. */
export const absencesToAskAfter = 3;

/** The latest marks of a person with one of them new or corrected; the latest first, as many as are needed. */
export const withMark = (known: readonly DatedMark[], day: string, mark: Mark | undefined): DatedMark[] =>
  [...known.filter((one) => one.day !== day), ...(mark ? [{ day, mark }] : [])]
    .toSorted((one, other) => other.day.localeCompare(one.day))
    .slice(0, absencesToAskAfter);

/** Whether somebody was away each of the last times, whether they told us or not. */
export const isLongAway = (latest: readonly DatedMark[]): boolean =>
  latest.length >= absencesToAskAfter && latest.every(({ mark }) => !wasThere(mark));

type Membership = {
  readonly joinedOn: string;
  readonly leftOn?: string | undefined;
  readonly waiting?: true | undefined;
};

/** Whether somebody was a member on a day, including the days of joining and leaving. */
export const wasMemberOn = ({ joinedOn, leftOn, waiting }: Membership, day: string): boolean =>
  !waiting && joinedOn <= day && (leftOn === undefined || leftOn >= day);
