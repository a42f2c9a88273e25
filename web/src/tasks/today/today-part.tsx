import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './today.module.css';

type First = { total: number; more: boolean; content: readonly unknown[] };

export type PartProps = {
  id: string;
  title: string;
  of: First;
  /** The address of the whole list. */
  all: { to: string; label: string };
  /** Whether it is above everything that can wait longer. */
  urgent?: boolean;
  rows: ReactNode;
};

export const countOf = ({ total, more }: Pick<First, 'total' | 'more'>) =>
  more ? `more than ${total}` : String(total);

/** A part of Today that is no duty: its number, its first rows, and a link to all of it; nothing where there is nothing. */
export const Part = ({ id, title, of, all, urgent = false, rows }: PartProps) =>
  of.total > 0 && (
    <section className={styles.part} aria-labelledby={id} data-urgent={urgent}>
      <h2 id={id}>
        {title}
        <span className={styles.count}> ({countOf(of)})</span>
      </h2>
      <ul className={styles.lines}>{rows}</ul>
      {(of.more || of.total > of.content.length) && (
        <Link to={all.to}>{of.more ? all.label : `${all.label} (${of.total})`}</Link>
      )}
    </section>
  );

export const Line = ({ detail, children }: { detail: ReactNode; children: ReactNode }) => (
  <li className={styles.line}>
    <span>{children}</span> <span className={styles.detail}>{detail}</span>
  </li>
);
