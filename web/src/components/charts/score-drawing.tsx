import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import * as z from 'zod';
import { scoreBands } from '../../../../shared/domain/score-band.ts';
import { formatDay } from '../../lib/format-day.ts';
import styles from './chart-figure.module.css';

type Point = { day: string; score: number; note?: string | undefined };
type Props = {
  label: string;
  points: readonly Point[];
  highest: number;
  banded: boolean;
  threshold?: number | undefined;
};

const dayInMs = 24 * 60 * 60 * 1000;
const shownPoint = z.object({ day: z.string(), score: z.number(), note: z.string().optional() });

const toDay = (at: number) => formatDay(new Date(at).toISOString().slice(0, 10));

const Tip = ({ active, payload }: TooltipContentProps) => {
  const point = shownPoint.safeParse(payload?.[0]?.payload);
  if (!active || !point.success) return null;
  const { day, score, note } = point.data;
  return (
    <div className={styles.tip}>
      {formatDay(day)}: <strong>{score}</strong>
      {note && <div>{note}</div>}
    </div>
  );
};

/** The line of one patient's scores. The arrow keys walk along it. */
export const ScoreDrawing = ({ label, points, highest, banded, threshold }: Props) => {
  const data = points.map((point) => ({ ...point, at: Date.parse(`${point.day}T00:00:00Z`) }));
  const times = data.map(({ at }) => at);
  const margin = 10 * dayInMs;
  const ticks = banded ? [0, ...scoreBands.map(({ from }) => from).filter((from) => from > 0), highest] : undefined;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart data={data} title={label} margin={{ top: 16, right: 24, bottom: 4, left: 0 }}>
        <CartesianGrid stroke="var(--line)" vertical={false} horizontal={!banded} />
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
        <YAxis
          domain={[0, highest]}
          width={36}
          allowDecimals={false}
          stroke="var(--edge)"
          {...(ticks ? { ticks: ticks.filter((tick) => tick <= highest) } : {})}
        />
        <Tooltip content={Tip} isAnimationActive={false} />
        {banded &&
          scoreBands
            .filter(({ from }) => from > 0 && from <= highest)
            .map(({ from, name, colour }) => (
              <ReferenceLine
                key={name}
                y={from}
                stroke={`var(--band-${colour})`}
                strokeWidth={1.5}
                label={{ value: `${name} from ${from}`, position: 'insideBottomRight' }}
              />
            ))}
        {threshold !== undefined && (
          <ReferenceLine
            y={threshold}
            stroke="var(--ink)"
            strokeDasharray="3 5"
            label={{ value: `Clinical threshold ${threshold}`, position: 'insideTopLeft' }}
          />
        )}
        <Line
          dataKey="score"
          type="linear"
          stroke="var(--ink)"
          strokeWidth={2.5}
          dot={{ r: 4, fill: 'var(--ink)' }}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
};
