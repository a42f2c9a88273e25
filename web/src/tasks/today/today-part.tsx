import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { today } from '../../../../shared/kernel/today.ts';
import { callDueOf, describeCallDue } from '../../../../shared/referrals/referral-waiting.ts';
import type { TodayScreen } from '../../../../shared/tasks/today.ts';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import styles from './today.module.css';

export type First = { total: number; more: boolean; content: readonly unknown[] };

export type PartProps = {
  id: string;
  title: string;
  of: First;
  /**
   * What is said when there is nothing, true whether all of it is done or there never was any; without it, the part is
   * shown only when there is something.
   */
  empty?: ReactNode;
  /** The address of the whole list; absent where the rows are links to it. */
  all?: { to: string; label: string };
  /** Whether it is above everything that can wait longer. */
  urgent?: boolean;
  rows: ReactNode;
};

export const countOf = ({ total, more }: Pick<First, 'total' | 'more'>) =>
  more ? `more than ${total}` : String(total);

/** One part of the day: its number, its first rows, and a link to all of it. */
export const Part = ({ id, title, of, empty, all, urgent = false, rows }: PartProps) => {
  if (of.total === 0 && empty === undefined) return null;
  return (
    <section className={styles.part} aria-labelledby={id} data-urgent={urgent && of.total > 0}>
      <h2 id={id}>
        {title}
        {of.total > 0 && <span className={styles.count}> ({countOf(of)})</span>}
      </h2>
      {of.total === 0 ? <p className={styles.empty}>{empty}</p> : rows}
      {all && (of.more || of.total > of.content.length) && (
        <Link to={all.to}>{of.more ? all.label : `${all.label} (${of.total})`}</Link>
      )}
    </section>
  );
};

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
