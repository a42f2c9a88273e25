import { type ReactNode, useEffect, useState } from 'react';
import styles from './new-patient.module.css';

type Props = {
  title: string;
  /** Whether it is open at first, since something in it is filled in. */
  isBegun: boolean;
  /** The attempt at saving at which something in it was wrong: it opens, so that the error is seen. */
  wrongAt: number | undefined;
  children: ReactNode;
};

/** A part of the form that can wait, folded until somebody wants it. */
export const LaterSection = ({ title, isBegun, wrongAt, children }: Props) => {
  const [isOpen, setOpen] = useState(isBegun);
  useEffect(() => {
    if (wrongAt !== undefined) setOpen(true);
  }, [wrongAt]);
  return (
    <details className={styles.later} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
};
