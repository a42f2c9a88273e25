import * as z from 'zod';
import { weekdayOf } from '../country/bank-holidays.ts';
import { addDays, calendarDay } from '../kernel/calendar.ts';
import { namedPatient } from '../patients/named-patient.ts';
import { staffUser } from '../patients/staff-user.ts';

/** The kinds of work that can be late, the most urgent first. */
export const lateKinds = [
  'call',
  'alert',
  'review',
  'referral',
  'contact',
  'message',
  'session',
  'privacy',
  'task',
  'test',
] as const;
export type LateKind = (typeof lateKinds)[number];

/** One thing that was due before today: whose it is, and of which service, where it has them. Nothing of the person. */
export type Late = {
  readonly kind: LateKind;
  readonly due: string;
  readonly workerId?: string | undefined;
  readonly service?: string | undefined;
};

/** The number of late things, and the earliest day on which one of them was due. */
const counted = z.object({ count: z.int().min(1), since: calendarDay });

/** The number of late things on a working day, as the job of that morning counted it. */
export const lateDay = z.object({ day: calendarDay, count: z.int().min(0) });
export type LateDay = z.infer<typeof lateDay>;

/** What is late in the organisation on a day. It names staff, and nobody who is looked after. */
export const lateWork = z.object({
  kinds: z.array(
    counted.extend({ kind: z.enum(lateKinds), /** There are more than were counted. */ more: z.boolean() }),
  ),
  /** Those about somebody, by service; without one where the record names none. */
  services: z.array(counted.extend({ service: z.string().optional() })),
  /** The last working days, the earliest first. */
  trend: z.array(lateDay),
  /** By whose it is; without one where it is nobody's yet. */
  workers: z.array(counted.extend({ worker: staffUser.optional() })),
});
export type LateWork = z.infer<typeof lateWork>;

/** Work of colleagues that has come to the duty lead, the longest late first: of records that the duty lead may open. */
export const leadWork = z.object({
  content: z.array(
    z.object({ kind: z.enum(lateKinds), due: calendarDay, owner: staffUser, patient: namedPatient.optional() }),
  ),
  total: z.int().min(0),
  /** There is more than was read. */
  more: z.boolean(),
});
export type LeadWork = z.infer<typeof leadWork>;

/** The first day of the week of a day, a Monday. */
const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

/** The number of late things at the end of each week that was counted, with its first day; the earliest week first. */
export const lateByWeek = (days: readonly LateDay[]): { week: string; count: number }[] => {
  const weeks = new Map(days.map(({ day, count }) => [mondayOf(day), count]));
  return [...weeks].map(([week, count]) => ({ week, count }));
};

type Counted = z.infer<typeof counted>;

/** The late things under each name, the most first. */
export const countLate = <Name>(late: readonly Late[], nameOf: (one: Late) => Name): (Counted & { name: Name })[] => {
  const found = new Map<Name, Counted>();
  for (const one of late) {
    const before = found.get(nameOf(one));
    const since = before && before.since < one.due ? before.since : one.due;
    found.set(nameOf(one), { count: (before?.count ?? 0) + 1, since });
  }
  return [...found]
    .map(([name, numbers]) => ({ name, ...numbers }))
    .toSorted((one, other) => other.count - one.count || one.since.localeCompare(other.since));
};
