import { lazy } from 'react';
import { formatScore } from '../../lib/format-score.ts';
import { ChartFigure } from './chart-figure.tsx';
import type { ChartLine } from './chart-line.ts';

const MeanDrawing = lazy(async () => ({ default: (await import('./mean-drawing.tsx')).MeanDrawing }));

/** The mean is undefined where nobody answered. */
export type Mean = { label: string; mean: number | undefined; tests: number };
type Props = {
  title: string;
  description: string;
  /** What the rows are: 'Month'. */
  of: string;
  means: readonly Mean[];
  ticks: readonly number[];
  lines?: readonly ChartLine[];
};

/** Means as bars, and as a table with how many answers each is made of. */
export const MeanChart = ({ title, description, of, means, ticks, lines = [] }: Props) => (
  <ChartFigure
    title={title}
    description={description}
    lines={lines}
    table={
      <table className="rows">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">Mean</th>
            <th scope="col">Answered</th>
          </tr>
        </thead>
        <tbody>
          {means.map(({ label, mean, tests }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{mean === undefined ? 'None' : formatScore(mean)}</td>
              <td>{tests}</td>
            </tr>
          ))}
        </tbody>
      </table>
    }
  >
    <MeanDrawing label={title} means={means} ticks={ticks} lines={lines} />
  </ChartFigure>
);
