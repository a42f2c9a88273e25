import { type ReactNode, useState } from 'react';
import styles from './record.module.css';

type Props = { title: string; isBegun: boolean; children: ReactNode };

/** A questionnaire that is not due: open once it has an answer, and still when the last one was cleared. */
export const FoldedMeasure = ({ title, isBegun, children }: Props) => {
  const [wasBegun, setWasBegun] = useState(isBegun);
  if (isBegun && !wasBegun) setWasBegun(true);
  return (
    <details className={styles.measure} open={wasBegun || undefined}>
      <summary>{title}</summary>
      {children}
    </details>
  );
};
