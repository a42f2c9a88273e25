import {
  CartesianGrid,
  type DotItemDotProps,
  LabelList,
  Line,
  LineChart,
  ReferenceLine,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import * as z from 'zod';
import { formatDay } from '../../../../../shared/kernel/format-day.ts';
import styles from './chart-figure.module.css';
import type { ChartLine } from './chart-line.ts';
import { drawLines, OnScreenAndPaper } from './on-screen-and-paper.tsx';

type Point = { day: string; score: number; note?: string | undefined; isMarked: boolean };
/** The day from which something else counts: a thin line with its label. */
export type Boundary = { day: string; label: string };
type Props = {
  label: string;
  points: readonly Point[];
  ticks: readonly number[];
  lines: readonly ChartLine[];
  boundaries: readonly Boundary[];
};

const dayInMs = 24 * 60 * 60 * 1000;
const shownPoint = z.object({
  day: z.string(),
  score: z.number(),
  note: z.string().optional(),
  isMarked: z.boolean(),
});
// With more values than this they would overlap on a phone; then only the first and the latest are labelled.
const mostValues = 8;

const toDay = (at: number) => formatDay(new Date(at).toISOString().slice(0, 10));

const Tip = ({ active, payload }: TooltipContentProps) => {
  const point = shownPoint.safeParse(payload?.[0]?.payload);
  if (!active || !point.success) return null;
  const { day, score, note, isMarked } = point.data;
  return (
    <div className={styles.tip} role="status">
      {formatDay(day)}: <strong>{score}</strong>
      {note && <div>{note}</div>}
      {isMarked && <div>An alert was raised</div>}
    </div>
  );
};

/** A point of the line; a diamond where something is marked, drawn above the points beside it. */
const Dot = ({ cx = 0, cy = 0, payload }: DotItemDotProps) => {
  const point = shownPoint.safeParse(payload);
  return point.success && point.data.isMarked ? (
    <path
      d={`M${cx} ${cy - 8} ${cx + 8} ${cy} ${cx} ${cy + 8} ${cx - 8} ${cy}Z`}
      fill="var(--madder)"
      stroke="var(--paper)"
      strokeWidth={1.5}
    />
  ) : (
    <circle cx={cx} cy={cy} r={3.5} fill="var(--ink)" />
  );
};

/** The line of one patient's scores. The arrow keys move along it. */
export const ScoreDrawing = ({ label, points, ticks, lines, boundaries }: Props) => {
  const last = points.length - 1;
  const data = points.map((point, index) => ({
    ...point,
    at: Date.parse(`${point.day}T00:00:00Z`),
    value: last < mostValues || index === 0 || index === last ? point.score : undefined,
  }));
  const begun = boundaries.map((one) => ({ ...one, at: Date.parse(`${one.day}T00:00:00Z`) }));
  const times = [...data, ...begun].map(({ at }) => at);
  const margin = 10 * dayInMs;
  return (
    <OnScreenAndPaper
      draw={(size) => (
        <LineChart {...size} data={data} title={label} margin={{ top: 24, right: 24, bottom: 4, left: 0 }}>
          <CartesianGrid stroke="var(--line)" vertical={false} horizontal={lines.length === 0} />
          <XAxis
            dataKey="at"
            type="number"
            scale="time"
            domain={[Math.min(...times) - margin, Math.max(...times) + margin]}
            tickFormatter={toDay}
            tickCount={4}
            minTickGap={40}
            stroke="var(--edge)"
          />
          <YAxis domain={[0, Math.max(...ticks)]} ticks={[...ticks]} width={36} stroke="var(--edge)" />
          <Tooltip content={Tip} isAnimationActive={false} />
          {drawLines(lines, Math.max(...ticks))}
          {begun.map(({ day, label: words, at }) => (
            <ReferenceLine
              key={day}
              x={at}
              stroke="var(--edge)"
              strokeWidth={1}
              label={{ value: words, position: 'insideTopLeft', fill: 'var(--quiet)', fontSize: 13 }}
            />
          ))}
          <Line dataKey="score" type="linear" stroke="var(--ink)" strokeWidth={2.5} dot={Dot} isAnimationActive={false}>
            <LabelList dataKey="value" position="top" offset={8} />
          </Line>
        </LineChart>
      )}
    />
  );
};
