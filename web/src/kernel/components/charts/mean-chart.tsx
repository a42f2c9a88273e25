import { lazy } from 'react';
import { formatScore } from '../../lib/format.ts';
import { RowsTable } from '../rows-table.tsx';
import { ChartFigure } from './chart-figure.tsx';
import type { ChartLine } from './chart-line.ts';

const MeanDrawing = lazy(async () => ({ default: (await import('./mean-drawing.tsx')).MeanDrawing }));

/** The mean is undefined where nobody answered; the number of answers is null where neither is shown. */
export type Mean = { label: string; mean: number | undefined; tests: number | null };
type Props = {
  title: string;
  description: string;
  /** The unit of the rows: 'Month'. */
  of: string;
  means: readonly Mean[];
  /** The rows of the table, where it has more than is drawn. */
  all?: readonly Mean[];
  ticks: readonly number[];
  lines?: readonly ChartLine[];
};

/** Means as bars, and as a table with the number of answers for each. */
export const MeanChart = ({ title, description, of, means, all = means, ticks, lines = [] }: Props) => (
  <ChartFigure
    title={title}
    description={description}
    lines={lines}
    table={
      <RowsTable caption={title} columns={[of, 'Mean', 'Answered']}>
        {all.map(({ label, mean, tests }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{mean !== undefined ? formatScore(mean) : tests === null ? 'Not shown' : 'None'}</td>
            <td>{tests ?? 'Not shown'}</td>
          </tr>
        ))}
      </RowsTable>
    }
  >
    {means.some(({ mean }) => mean !== undefined) ? (
      <MeanDrawing label={title} means={means} ticks={ticks} lines={lines} />
    ) : (
      <p>
        {means.some(({ tests }) => tests === null)
          ? 'No month of these can be shown.'
          : 'Nobody answered in these months.'}
      </p>
    )}
  </ChartFigure>
);
