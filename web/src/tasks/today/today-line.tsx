import type { ReactNode } from 'react';
import { today } from '../../../../shared/kernel/today.ts';
import { callDueOf, describeCallDue } from '../../../../shared/referrals/referral-waiting.ts';
import type { TodayScreen } from '../../../../shared/tasks/today.ts';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import styles from './today.module.css';

export type Row<Name extends keyof TodayScreen> = TodayScreen[Name] extends { content: (infer One)[] } ? One : never;

export const Lines = ({ children }: { children: ReactNode }) => <ul className={styles.lines}>{children}</ul>;

export const Line = ({ detail, children }: { detail: ReactNode; children: ReactNode }) => (
  <li className={styles.line}>
    <span>{children}</span> <span className={styles.detail}>{detail}</span>
  </li>
);

export const UnreadableLine = (item: { what: string; id: string }) => (
  <li className={styles.line}>
    <Unreadable {...item} />
  </li>
);

/** The day to ring somebody in danger by. */
export const CallDue = ({ by, after = '' }: { by: string | undefined; after?: string }) => {
  const due = callDueOf(by, today());
  return (
    due && (
      <strong className={styles.due} data-overdue={due.isOverdue}>
        {describeCallDue(due, today())}
        {after}
      </strong>
    )
  );
};
