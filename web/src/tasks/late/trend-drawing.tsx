import { Bar, BarChart, CartesianGrid, LabelList, XAxis, YAxis } from 'recharts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { OnScreenAndPaper } from '../../kernel/components/charts/on-screen-and-paper.tsx';

type Props = { label: string; weeks: readonly { week: string; count: number }[] };

/** One bar a week. */
export const TrendDrawing = ({ label, weeks }: Props) => (
  <OnScreenAndPaper
    draw={(size) => (
      <BarChart {...size} data={[...weeks]} title={label} margin={{ top: 28, right: 8, bottom: 4, left: 0 }}>
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis dataKey="week" tickFormatter={formatDay} stroke="var(--edge)" minTickGap={16} />
        <YAxis allowDecimals={false} width={44} stroke="var(--edge)" />
        <Bar dataKey="count" fill="var(--chart-bar)" maxBarSize={40} isAnimationActive={false}>
          <LabelList position="top" />
        </Bar>
      </BarChart>
    )}
  />
);
