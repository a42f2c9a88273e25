import { lazy } from 'react';
import { RowsTable } from '../rows-table.tsx';
import { ChartFigure } from './chart-figure.tsx';

const CountDrawing = lazy(async () => ({ default: (await import('./count-drawing.tsx')).CountDrawing }));

/** Two counts side by side; undefined where one is not shown. `words` are their texts. */
export type CountPair = {
  label: string;
  now: number | undefined;
  before: number | undefined;
  words: { now: string; before: string };
};
type Props = {
  title: string;
  description: string;
  names: { now: string; before: string };
  counts: readonly CountPair[];
};

/**
 * Counts as bars, those of a period beside those of the period before it, and as a table. A count that is not shown
 * has no bar.
 */
export const CountChart = ({ title, description, names, counts }: Props) => (
  <ChartFigure
    title={title}
    description={description}
    lines={[
      { at: 0, label: names.now, colour: 'var(--chart-bar)', dash: '' },
      { at: 0, label: names.before, colour: 'var(--edge)', dash: '' },
    ]}
    table={
      <RowsTable caption={title} columns={['Who', names.now, names.before]}>
        {counts.map(({ label, words }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{words.now}</td>
            <td>{words.before}</td>
          </tr>
        ))}
      </RowsTable>
    }
  >
    <CountDrawing label={title} counts={counts} />
  </ChartFigure>
);
