import { type ReactNode, Suspense, useId } from 'react';
import styles from './chart-figure.module.css';
import type { ChartLine } from './chart-line.ts';

type Props = {
  title: string;
  /** What the chart shows, in a sentence, for whoever does not see it. */
  description: string;
  lines: readonly ChartLine[];
  children: ReactNode;
  table: ReactNode;
};

/** A chart with what it says: a title, a sentence, what its lines are, and the same values as a table. */
export const ChartFigure = ({ title, description, lines, children, table }: Props) => {
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <div className={styles.whole}>
        <h3 id={`${id}-title`}>{title}</h3>
        <p id={`${id}-text`} className={styles.description}>
          {description}
        </p>
        <div className={styles.drawing}>
          <Suspense fallback={<p role="status">Please Wait</p>}>{children}</Suspense>
        </div>
        {lines.length > 0 && (
          <ul className={styles.legend} aria-label="Lines of the chart">
            {lines.map(({ label, colour, dash }) => (
              <li key={label}>
                <svg width="32" height="8" aria-hidden="true" focusable="false">
                  <line x1="0" x2="32" y1="4" y2="4" stroke={colour} strokeWidth="2" strokeDasharray={dash} />
                </svg>
                {label}
              </li>
            ))}
          </ul>
        )}
      </div>
      <details className={styles.values}>
        <summary>The values as a table</summary>
        {table}
      </details>
    </figure>
  );
};
