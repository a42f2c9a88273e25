import {
  Bar,
  BarChart,
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import * as z from 'zod';
import { formatScore } from '../../lib/format-score.ts';
import styles from './chart-figure.module.css';
import type { Mean } from './mean-chart.tsx';

type Props = {
  label: string;
  means: readonly Mean[];
  range: readonly [number, number];
  lines: readonly { at: number; label: string }[];
};

const shownMean = z.object({ label: z.string(), mean: z.number(), tests: z.number() });

const Tip = ({ active, payload }: TooltipContentProps) => {
  const shown = shownMean.safeParse(payload?.[0]?.payload);
  if (!active || !shown.success) return null;
  const { label, mean, tests } = shown.data;
  return (
    <div className={styles.tip}>
      {label}: <strong>{formatScore(mean)}</strong> ({tests} answered)
    </div>
  );
};

/** One bar a mean. The arrow keys walk along them. */
export const MeanDrawing = ({ label, means, range, lines }: Props) => (
  <ResponsiveContainer width="100%" height="100%">
    <BarChart data={[...means]} title={label} margin={{ top: 16, right: 8, bottom: 4, left: 0 }}>
      <CartesianGrid stroke="var(--line)" vertical={false} />
      <XAxis dataKey="label" stroke="var(--edge)" minTickGap={16} />
      <YAxis domain={[...range]} width={36} allowDecimals={false} stroke="var(--edge)" />
      <Tooltip content={Tip} isAnimationActive={false} cursor={{ fill: 'var(--cloth)' }} />
      <Bar dataKey="mean" fill="var(--chart-bar)" maxBarSize={48} isAnimationActive={false} />
      {lines.map((line) => (
        <ReferenceLine
          key={line.label}
          y={line.at}
          stroke="var(--ink)"
          strokeDasharray="3 5"
          label={{ value: line.label, position: 'insideTopLeft' }}
        />
      ))}
    </BarChart>
  </ResponsiveContainer>
);
