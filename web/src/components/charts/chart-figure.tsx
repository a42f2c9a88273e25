import { type ReactNode, Suspense, useId } from 'react';
import styles from './chart-figure.module.css';

type Props = {
  title: string;
  /** What the chart shows, in a sentence, for whoever does not see it. */
  description: string;
  children: ReactNode;
  table: ReactNode;
};

/** A chart with what it says: a title, a sentence, and the same values as a table. */
export const ChartFigure = ({ title, description, children, table }: Props) => {
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <h3 id={`${id}-title`}>{title}</h3>
      <p id={`${id}-text`} className={styles.description}>
        {description}
      </p>
      <div className={styles.drawing}>
        <Suspense fallback={<p role="status">Please Wait</p>}>{children}</Suspense>
      </div>
      <details className={styles.values}>
        <summary>The values as a table</summary>
        {table}
      </details>
    </figure>
  );
};
