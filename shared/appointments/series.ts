import { weekdayOf } from '../country/bank-holidays.ts';
import type { AppointmentStatus } from './appointments.ts';

/** A session of one person, as it stands in a diary. */
type Placed = { day: string; time: string; workerId: string; status: AppointmentStatus };

/** How many are changed with the first: all of them are one transaction. */
export const mostFollowing = 7;

/**
 * The planned sessions of a person that follow one of theirs with the same worker, on the same weekday and at the same time:
 * with it they are a series, however they were planned.
 */
export const listFollowing = <One extends Placed>(all: readonly One[], one: Placed): One[] =>
  all
    .filter(
      ({ day, time, workerId, status }) =>
        status === 'planned' &&
        day > one.day &&
        time === one.time &&
        workerId === one.workerId &&
        weekdayOf(day) === weekdayOf(one.day),
    )
    .toSorted((first, next) => first.day.localeCompare(next.day))
    .slice(0, mostFollowing);
