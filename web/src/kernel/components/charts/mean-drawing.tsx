import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  Tooltip,
  type TooltipContentProps,
  useChartWidth,
  XAxis,
  YAxis,
} from 'recharts';
import * as z from 'zod';
import { formatScore } from '../../lib/format.ts';
import styles from './chart-figure.module.css';
import type { ChartLine } from './chart-line.ts';
import type { Mean } from './mean-chart.tsx';
import { drawLines, OnScreenAndPaper } from './on-screen-and-paper.tsx';

type Props = { label: string; means: readonly Mean[]; ticks: readonly number[]; lines: readonly ChartLine[] };

const shownMean = z.object({ label: z.string(), mean: z.number().optional(), tests: z.number().nullable() });
const widthOfValue = 40;
const axisWidth = 36;

const Tip = ({ active, payload }: TooltipContentProps) => {
  const shown = shownMean.safeParse(payload?.[0]?.payload);
  if (!active || !shown.success) return null;
  const { label, mean, tests } = shown.data;
  return (
    <div className={styles.tip} role="status">
      {label}: <strong>{mean === undefined ? 'none' : formatScore(mean)}</strong> ({tests} answered)
    </div>
  );
};

/** The value over each bar, in one format; where the bars are too close, over the first, the highest and the last. */
const Values = ({ means }: { means: readonly Mean[] }) => {
  const width = useChartWidth() ?? 0;
  const isRoomy = (width - axisWidth) / means.length >= widthOfValue;
  const labels = labelBars(means, isRoomy);
  // By bar and not by index: a month without a mean has no bar.
  const labelOf = (bar: unknown): string | undefined => {
    const shown = shownMean.safeParse(bar);
    return shown.success ? labels[means.findIndex(({ label }) => label === shown.data.label)] : undefined;
  };
  return <LabelList position="top" valueAccessor={({ payload }) => labelOf(payload)} />;
};

/** One bar a mean. The arrow keys move along them. */
export const MeanDrawing = ({ label, means, ticks, lines }: Props) => (
  <OnScreenAndPaper
    draw={(size) => (
      <BarChart {...size} data={[...means]} title={label} margin={{ top: 40, right: 8, bottom: 4, left: 0 }}>
        <CartesianGrid stroke="var(--line)" vertical={false} horizontal={lines.length === 0} />
        <XAxis dataKey="label" stroke="var(--edge)" minTickGap={16} />
        <YAxis domain={[0, Math.max(...ticks)]} ticks={[...ticks]} width={axisWidth} stroke="var(--edge)" />
        <Tooltip content={Tip} isAnimationActive={false} cursor={{ fill: 'var(--cloth)' }} />
        <Bar dataKey="mean" fill="var(--chart-bar)" maxBarSize={48} isAnimationActive={false}>
          <Values means={means} />
        </Bar>
        {drawLines(lines, Math.max(...ticks))}
      </BarChart>
    )}
  />
);

/**
 * The label over each bar: its mean, with decimals on all of them when one has any. Where there is no room for all,
 * only the first, the highest and the last are labelled; the table has the rest.
 */
export const labelBars = (means: readonly Mean[], isRoomy: boolean): string[] => {
  const values = means.flatMap(({ mean }) => (mean === undefined ? [] : [mean]));
  const format = values.every(Number.isInteger) ? formatScore : (value: number) => value.toFixed(2);
  const known = [...means.keys()].filter((index) => means[index]?.mean !== undefined);
  const highest = known.find((index) => means[index]?.mean === Math.max(...values));
  const speaking = isRoomy ? known : [known[0], highest, known.at(-1)];
  return means.map(({ mean }, index) => (mean !== undefined && speaking.includes(index) ? format(mean) : ''));
};
