import { type ReactNode, Suspense, useId } from 'react';
import { Waiting } from '../waiting.tsx';
import styles from './chart-figure.module.css';
import type { ChartLine } from './chart-line.ts';

type Props = {
  title: string;
  /** A description of the chart in a sentence, for people who do not see it. */
  description: string;
  lines: readonly ChartLine[];
  /** The meaning of a diamond on the line, where there is one. */
  marks?: string | undefined;
  children: ReactNode;
  table: ReactNode;
};

/** A chart with its explanation: a title, a sentence, a legend, and the same values as a table. */
export const ChartFigure = ({ title, description, lines, marks, children, table }: Props) => {
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <div className={styles.whole}>
        <h3 id={`${id}-title`}>{title}</h3>
        <p id={`${id}-text`} className={styles.description}>
          {description}
        </p>
        <div className={styles.drawing}>
          <Suspense fallback={<Waiting />}>{children}</Suspense>
        </div>
        {(lines.length > 0 || marks) && (
          <ul className={styles.legend} aria-label="What the chart has">
            {lines.map(({ label, colour, dash, zone }) => (
              <li key={label}>
                <svg width="32" height="12" aria-hidden="true" focusable="false">
                  {zone ? (
                    <rect width="32" height="12" fill={colour} fillOpacity={0.08} stroke={colour} strokeOpacity={0.4} />
                  ) : (
                    <line x1="0" x2="32" y1="6" y2="6" stroke={colour} strokeWidth="2" strokeDasharray={dash} />
                  )}
                </svg>
                {label}
                {zone && ` and ${zone}, shaded`}
              </li>
            ))}
            {marks && (
              <li>
                <svg width="12" height="12" aria-hidden="true" focusable="false">
                  <path d="M6 0 12 6 6 12 0 6Z" fill="var(--madder)" />
                </svg>
                {marks}
              </li>
            )}
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
