import type { DangerCall, RecordedCall } from '../../../../shared/api/danger.ts';
import type { StaffUser } from '../../../../shared/api/record.ts';
import { formatDay } from '../../../../shared/domain/format-day.ts';
import { callDueOf, describeCallDue } from '../../../../shared/domain/referral-waiting.ts';
import { fullName } from '../../lib/full-name.ts';

/** A recorded call on the timeline. */
export const callTitles: Readonly<Record<RecordedCall['outcome'], string>> = {
  reached: 'Rung because of danger: reached',
  'not-reached': 'Rung because of danger: not reached',
  none: 'Nobody rings because of danger',
};

/** Who rang and when, and what came of it. */
export const describeCall = ({ by, on, time, words }: RecordedCall): string => {
  const when = on && `${formatDay(on)}${time ? `, ${time}` : ''}`;
  return [[by && `By ${by}`, when].filter(Boolean).join(', '), words].filter(Boolean).join('\n');
};

/** Who is to ring: the worker, whoever was named, or everybody. */
export const describeRinger = (ringer: StaffUser | undefined): string => (ringer ? fullName(ringer) : 'nobody yet');

/** How often somebody has rung in vain, and when the last time was. */
export const describeTries = ({ tries, lastTry }: Pick<DangerCall, 'tries' | 'lastTry'>): string => {
  if (tries === undefined) return '';
  const often = tries === 1 ? 'Rung once in vain' : `Rung ${tries} times in vain`;
  return lastTry?.on ? `${often}, last on ${formatDay(lastTry.on)}${lastTry.time ? `, ${lastTry.time}` : ''}` : often;
};

/** `Ring by Mon 23 Nov`, or that the day has passed. */
export const describeDue = (dueBy: string, today: string): string => {
  const due = callDueOf(dueBy, today);
  return due ? describeCallDue(due, today) : '';
};
