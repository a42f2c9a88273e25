import type { Figures } from './events.ts';
import { longestDays } from './events.ts';

/** With fewer waits than this, the figures would tell how long single people waited. */
export const fewestWaits = 10;

/**
 * The median and the ninth decile of waits in days: two of the given waits themselves. Undefined for fewer people than
 * `fewest`.
 */
export const waitsOf = (figures: Figures, name: 'contactDays' | 'seenDays', fewest = fewestWaits) => {
  const counts = Object.entries(figures)
    .filter(([key, count]) => key.startsWith(`${name}.`) && count > 0)
    .map(([key, count]) => ({ days: Number(key.slice(name.length + 1)), count }))
    .toSorted((one, other) => one.days - other.days);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total < fewest) return undefined;
  const at = (share: number): number => {
    let left = Math.ceil(total * share);
    for (const { days, count } of counts) {
      left -= count;
      if (left <= 0) return days;
    }
    return longestDays;
  };
  return { median: at(0.5), ninetieth: at(0.9) };
};
