import { formatScore } from '../../lib/format-score.ts';
import type { Mean } from './mean-chart.tsx';

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
