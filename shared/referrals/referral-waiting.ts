import { formatDay } from '../kernel/format-day.ts';
import { today as dayOf } from '../kernel/today.ts';
import { addWorkingDays, workingDaysBetween } from '../kernel/working-days.ts';
import { rulesOf } from '../organisation/service-rules.ts';
import { hasEnded, type ReferralState } from './referral-state.ts';

type WaitLevel = 'in time' | 'long' | 'too long';
/** `isOver`: the wait has ended; the days are those until the decision. */
export type Wait = { days: number; level: WaitLevel; isOver: boolean };

type Waiting = { referredAt: string; state: ReferralState; stateSince: string; service: string };

/** The working days that a referral has waited for a decision, and whether that is long for its service. */
export const waitOf = ({ referredAt, state, stateSince, service }: Waiting, today: string): Wait => {
  const isOver = hasEnded(state);
  const days = workingDaysBetween(dayOf(new Date(referredAt)), isOver ? dayOf(new Date(stateSince)) : today);
  const { amber, red } = rulesOf(service).limits;
  if (isOver || days < amber) return { days, level: 'in time', isOver };
  return { days, level: days < red ? 'long' : 'too long', isOver };
};

/** In words, not by colour alone: `6 working days, long`. */
export const describeWait = ({ days, level, isOver }: Wait): string => {
  if (days === 0 && !isOver) return 'Since today';
  const counted = `${days} working ${days === 1 ? 'day' : 'days'}`;
  if (isOver) return days === 0 ? 'Decided within a working day' : `Decided after ${counted}`;
  return level === 'in time' ? counted : `${counted}, ${level}`;
};

/** How long somebody has waited, in working days as everywhere: `waiting 2 working days`. */
export const describeWaiting = (since: string, today: string): string => {
  const days = workingDaysBetween(dayOf(new Date(since)), today);
  return days === 0 ? 'waiting since today' : `waiting ${days} working ${days === 1 ? 'day' : 'days'}`;
};

/** The day by which somebody must ring where a referral speaks of danger: the next working day. */
export const callDayOf = (referredAt: string): string => addWorkingDays(dayOf(new Date(referredAt)), 1);

/** The same of an open call, and whether that day is over; undefined where no call is open. */
export const callDueOf = (by: string | undefined, today: string): { by: string; isOverdue: boolean } | undefined =>
  by === undefined ? undefined : { by, isOverdue: by < today };

/** `Ring by Mon 23 Nov`, or that the day has passed. */
export const describeCallDue = ({ by, isOverdue }: { by: string; isOverdue: boolean }, today: string): string => {
  if (isOverdue) return `Call overdue: it was due by ${formatDay(by)}`;
  return by === today ? 'Ring today' : `Ring by ${formatDay(by)}`;
};
