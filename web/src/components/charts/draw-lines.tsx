import { ReferenceLine } from 'recharts';
import type { ChartLine } from './chart-line.ts';

/** What the lines are stands in the legend, where no score can run through the words. */
export const drawLines = (lines: readonly ChartLine[]) =>
  lines.map(({ at, label, colour, dash }) => (
    <ReferenceLine key={label} y={at} stroke={colour} strokeWidth={1.75} strokeDasharray={dash} />
  ));
