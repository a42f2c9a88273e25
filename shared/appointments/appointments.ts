import { bankHolidayOn } from '../country/bank-holidays.ts';
import { addDays } from '../kernel/calendar.ts';
import { instantOf } from '../kernel/london-time.ts';
import { hourMs, minuteMs } from '../kernel/session-policy.ts';
import { today } from '../kernel/today.ts';

/** The outcomes of an appointment. */
export const appointmentStatuses = ['planned', 'attended', 'late', 'missed', 'cancelled'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

export const appointmentPlaces = ['room', 'telephone', 'video', 'home'] as const;
export type AppointmentPlace = (typeof appointmentPlaces)[number];

/** Whether the person was seen, which counts as a contact. */
export const wasSeen = (status: AppointmentStatus): boolean => status === 'attended' || status === 'late';

/** Who cancelled it. */
export const cancellers = ['person', 'service'] as const;
/** Why sessions are cancelled as another worker is given. */
export const workerChanged = 'Another worker looks after them now.';
/** How long before it was cancelled. */
export const notices = ['under-a-day', 'a-day-or-two', 'longer'] as const;
export type Notice = (typeof notices)[number];

/** The notice of a cancellation; after the appointment began there is none. */
export const noticeOf = (startsAt: string, at: string): Notice => {
  const hours = (Date.parse(startsAt) - Date.parse(at)) / hourMs;
  if (hours < 24) return 'under-a-day';
  return hours <= 48 ? 'a-day-or-two' : 'longer';
};

/** In minutes. */
export const shortestAppointment = 5;
export const longestAppointment = 8 * 60;

/** A span of time that something takes: includes its first instant, excludes its last. */
export type Span = { readonly startsAt: string; readonly endsAt: string };

export const spanOf = (startsAt: string, minutes: number): Span => ({
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + minutes * minuteMs).toISOString(),
});

/** Whether two spans overlap; one that begins when the other ends does not. Instants in this form compare as texts. */
export const overlaps = (one: Span, other: Span): boolean => one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** How often a session is repeated, and after how many weeks each time. */
export const repeatSteps = ['week', 'fortnight', 'month'] as const;
export type RepeatStep = (typeof repeatSteps)[number];
const weeksOfStep = { week: 1, fortnight: 2, month: 4 } as const satisfies Readonly<Record<RepeatStep, number>>;

/** The limit on sessions planned in one request. */
export const mostRepeats = 6;

/** The limit on questionnaires recorded with one appointment. */
export const mostResults = 4;

/** The limit on sessions planned in the request that records an appointment: a transaction has room for no more. */
export const mostRepeatsWith = (results: number): number => (results <= 2 ? mostRepeats : 3);

type Asked = { day: string; time: string; minutes: number };
export type Occurrence = Span & { day: string };

/** The time of an appointment; `wrong` says why there can be none then. */
export const placeInTime = ({ day, time, minutes }: Asked): { wrong: string } | { at: Occurrence } => {
  const startsAt = instantOf({ day, time });
  if (startsAt === undefined) {
    return { wrong: 'The clocks go forward that night, and there is no such time. Please choose another time.' };
  }
  const span = spanOf(startsAt, minutes);
  // An appointment cannot pass midnight: it is on one day, and nobody's diary has nights.
  return today(new Date(Date.parse(span.endsAt) - 1)) === day
    ? { at: { day, ...span } }
    : {
        wrong:
          'A session has to end on the day on which it begins. Please choose an earlier time or a shorter session.',
      };
};

export type Holiday = { day: string; name: string };

type Repeated = Asked & { every?: RepeatStep; onHoliday?: boolean | undefined };

/** The days of a session that is repeated, each on the same day of the week. */
export const daysOfSeries = (day: string, repeats: number, every: RepeatStep = 'week'): string[] =>
  Array.from({ length: repeats }, (_, index) => addDays(day, index * 7 * weeksOfStep[every]));

/**
 * The requested appointments: the first, and those after it at the same time on the clock, `repeats` in all. A day that
 * is a bank holiday is left out, and listed; the first is refused, unless it was chosen as one. `wrong` says why there is
 * none at that time.
 */
export const repeatSession = (
  { day, time, minutes, every, onHoliday = false }: Repeated,
  repeats: number,
): { wrong: string } | { occurrences: Occurrence[]; holidays: Holiday[] } => {
  const days = daysOfSeries(day, repeats, every);
  const holidays = days.flatMap((one) => {
    const name = bankHolidayOn(one);
    return name === undefined || (onHoliday && one === day) ? [] : [{ day: one, name }];
  });
  const [first] = holidays;
  if (first?.day === day)
    return {
      wrong: `That day is a bank holiday (${first.name}). Please choose another day, or say that you meet all the same.`,
    };
  const occurrences: Occurrence[] = [];
  for (const one of days.filter((wanted) => !holidays.some((holiday) => holiday.day === wanted))) {
    const placed = placeInTime({ day: one, time, minutes });
    if ('wrong' in placed) return placed;
    occurrences.push(placed.at);
  }
  return { occurrences, holidays };
};

/** Of the sessions of a patient, those of so many days back and ahead are read. */
export const daysOfPatient = 12;
