import styles from './sparkline.module.css';

type Props = {
  /** The earliest first. */
  values: readonly number[];
  highest: number;
};

const width = 96;
const height = 32;
const edge = 4;

/** The direction of a score at a glance. The words beside it say the same, so it is not read aloud. */
export const Sparkline = ({ values, highest }: Props) => {
  const step = (width - 2 * edge) / Math.max(values.length - 1, 1);
  const points = values.map((value, index) => ({
    x: edge + index * step,
    y: edge + (1 - value / highest) * (height - 2 * edge),
  }));
  const last = points.at(-1);
  return (
    <svg
      className={styles.line}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <line className={styles.ground} x1="0" x2={width} y1={height - edge} y2={height - edge} />
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {last && <circle cx={last.x} cy={last.y} r="3.5" />}
    </svg>
  );
};
