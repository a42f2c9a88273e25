import type { ReactElement } from 'react';
import { ReferenceArea, ReferenceLine, ResponsiveContainer } from 'recharts';
import styles from './chart-figure.module.css';
import type { ChartLine } from './chart-line.ts';

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

/**
 * The names of the lines are in the legend, where no score can cross them. A line at the end of the scale would look
 * like the frame of the chart, so it is in the legend alone.
 */
export const drawLines = (lines: readonly ChartLine[], highest: number) =>
  lines.map(({ at, label, colour, dash, zone }) => {
    if (zone) {
      const [from, to] = zone === 'above' ? [at, highest] : [0, at];
      return <ReferenceArea key={label} y1={from} y2={to} fill={colour} fillOpacity={0.08} stroke="none" />;
    }
    if (at >= highest) return null;
    return <ReferenceLine key={label} y={at} stroke={colour} strokeWidth={1.75} strokeDasharray={dash} />;
  });
