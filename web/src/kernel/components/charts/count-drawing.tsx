import { Bar, BarChart, CartesianGrid, LabelList, Text, XAxis, type XAxisTickContentProps, YAxis } from 'recharts';
import type { CountPair } from './count-chart.tsx';
import { OnScreenAndPaper } from './on-screen-and-paper.tsx';

/** The words under a pair of bars, in as many lines as the room for them needs. */
const Label = ({ payload, width, visibleTicksCount, ...place }: XAxisTickContentProps) => (
  <Text {...place} width={Number(width) / visibleTicksCount} fontSize="0.875rem">
    {payload.value}
  </Text>
);

/** Two bars a label. */
export const CountDrawing = ({ label, counts }: { label: string; counts: readonly CountPair[] }) => (
  <OnScreenAndPaper
    draw={(size) => (
      <BarChart {...size} data={[...counts]} title={label} margin={{ top: 28, right: 8, bottom: 4, left: 0 }}>
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis dataKey="label" stroke="var(--edge)" interval={0} height={56} tick={Label} />
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
