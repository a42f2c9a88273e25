import { formatDay } from '../../../../shared/kernel/format-day.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { callDueOf, describeCallDue } from '../../../../shared/referrals/referral-waiting.ts';
import type { CurrentDanger, DangerCall, RecordedCall } from '../../../../shared/safety/danger-schema.ts';
import { fullName } from '../../kernel/lib/format.ts';
import { describeDanger } from '../../patients/parts/words.ts';

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

/** How often somebody has rung in vain, and when the last time was. */
export const describeTries = ({ tries, lastTry }: Pick<DangerCall, 'tries' | 'lastTry'>): string => {
  if (tries === undefined) return '';
  const often = tries === 1 ? 'Rung once in vain' : `Rung ${tries} times in vain`;
  return lastTry?.on ? `${often}, last on ${formatDay(lastTry.on)}${lastTry.time ? `, ${lastTry.time}` : ''}` : often;
};

/** `Ring by Mon 23 Nov`, or that the day has passed. */
const describeDue = (dueBy: string, today: string): string => {
  const due = callDueOf(dueBy, today);
  return due ? describeCallDue(due, today) : '';
};

/** The promised call of a record where it is still to be made. */
export const openCallOf = ({ dangerCall }: PatientRecord): DangerCall | undefined =>
  dangerCall?.settled ? undefined : dangerCall;

/** `Danger: Self-harm.`, and what staff said of it. */
export const describeCurrentDanger = (danger: CurrentDanger | undefined): string => {
  const parts = [danger && danger.signs.length > 0 && describeDanger(danger.signs), danger?.raised?.reason];
  const words = parts.filter(Boolean).join('; ');
  return words ? `Danger: ${words}${/[.!?]$/.test(words) ? '' : '.'}` : 'Danger.';
};

/** Where the promised call is: by when and by whom, or what came of it. */
export const describeCallOf = ({ dangerCall, user }: PatientRecord, today: string): string => {
  if (!dangerCall) return '';
  const { settled, dueBy, owner } = dangerCall;
  if (!settled) {
    const ringer = user ?? owner;
    return [describeDue(dueBy, today), ringer && `${fullName(ringer)} rings`, describeTries(dangerCall)]
      .filter(Boolean)
      .map((part) => `${part}.`)
      .join(' ');
  }
  if (settled.outcome === 'none') return `Nobody rings them: ${settled.words ?? ''}`;
  return `Rung${settled.on ? ` on ${formatDay(settled.on)}` : ''}${settled.by ? ` by ${settled.by}` : ''}: ${settled.words ?? ''}`;
};
