import { Bar, BarChart, CartesianGrid, LabelList, XAxis, YAxis } from 'recharts';
import type { CountPair } from './count-chart.tsx';
import { OnScreenAndPaper } from './on-screen-and-paper.tsx';

/** Two bars a label. */
export const CountDrawing = ({ label, counts }: { label: string; counts: readonly CountPair[] }) => (
  <OnScreenAndPaper
    draw={(size) => (
      <BarChart {...size} data={[...counts]} title={label} margin={{ top: 28, right: 8, bottom: 4, left: 0 }}>
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis dataKey="label" stroke="var(--edge)" interval={0} />
        <YAxis allowDecimals={false} width={44} stroke="var(--edge)" />
        <Bar dataKey="now" fill="var(--chart-bar)" maxBarSize={40} isAnimationActive={false}>
          <LabelList position="top" />
        </Bar>
        <Bar dataKey="before" fill="var(--edge)" maxBarSize={40} isAnimationActive={false}>
          <LabelList position="top" />
        </Bar>
      </BarChart>
    )}
  />
);
