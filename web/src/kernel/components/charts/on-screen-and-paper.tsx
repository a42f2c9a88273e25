import type { ReactElement } from 'react';
import { ResponsiveContainer } from 'recharts';
import styles from './chart-figure.module.css';

// The width that A4 and Letter both have between their margins.
const paper = { width: 640, height: 270 };

/** A drawing as wide as the screen allows; on paper it has one size, whatever screen it was printed from. */
export const OnScreenAndPaper = ({ draw }: { draw: (size: Partial<typeof paper>) => ReactElement }) => (
  <>
    <div className={styles.onScreen}>
      <ResponsiveContainer width="100%" height="100%">
        {draw({})}
      </ResponsiveContainer>
    </div>
    <div className={styles.onPaper} aria-hidden="true">
      {draw(paper)}
    </div>
  </>
);
