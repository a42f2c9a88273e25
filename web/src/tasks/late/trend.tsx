import { lazy } from 'react';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { ChartFigure } from '../../kernel/components/charts/chart-figure.tsx';
import { RowsTable } from '../../kernel/components/rows-table.tsx';
import { Section } from '../../kernel/components/section.tsx';

const TrendDrawing = lazy(async () => ({ default: (await import('./trend-drawing.tsx')).TrendDrawing }));

const title = 'How much was late, week by week';

/** How much was late at the end of each of the last weeks; nothing until two weeks can be compared. */
export const Trend = ({ weeks }: { weeks: readonly { week: string; count: number }[] }) => {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last || first === last) return null;
  return (
    <Section id="trend" title="Trend">
      <ChartFigure
        title={title}
        description={`${last.count} late in the week of ${formatDay(last.week)}, and ${first.count} in the week of ${formatDay(first.week)}. It is counted on the morning of each working day.`}
        lines={[]}
        table={
          <RowsTable caption={title} columns={['Week of', 'Late']}>
            {weeks.map(({ week, count }) => (
              <tr key={week}>
                <th scope="row">{formatDay(week)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </RowsTable>
        }
      >
        <TrendDrawing label={title} weeks={weeks} />
      </ChartFigure>
    </Section>
  );
};
