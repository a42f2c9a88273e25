import { setTimeout as wait } from 'node:timers/promises';
import { type Figures, summarise } from '../api/drive.ts';

// With more calls in flight than this there is a queue, and no answer is in time.
const mostUnderWay = 400;
// The step between a rate that held and one that did not.
const closeEnough = 1.05;

/**
 * Starts work at an even rate, whether or not earlier work has ended, as people do. Reports each duration from the
 * moment at which the work was due.
 */
export const runAtRate = async (work: () => Promise<unknown>, rate: number, seconds: number): Promise<Figures> => {
  const began = performance.now();
  const times: number[] = [];
  const underWay = new Set<Promise<unknown>>();
  for (let n = 0; n < rate * seconds && underWay.size < mostUnderWay; n += 1) {
    const due = began + (n * 1000) / rate;
    const early = due - performance.now();
    if (early > 1) await wait(early);
    const one: Promise<unknown> = work().then(() => {
      times.push(performance.now() - due);
      underWay.delete(one);
    });
    underWay.add(one);
  }
  const overrun = underWay.size >= mostUnderWay;
  await Promise.all(underWay);
  const figures = summarise(times, performance.now() - began);
  return overrun ? { ...figures, p99: Number.POSITIVE_INFINITY } : figures;
};

type Window = Figures & { rate: number };

/**
 * Raises the rate until the slowest hundredth take longer than `most` milliseconds; returns the last rate that held.
 */
export const findRate = async (
  work: () => Promise<unknown>,
  { most, until, seconds, first }: { most: number; until: number; seconds: number; first: number },
  report: (window: Window) => void,
): Promise<number> => {
  let sustained = 0;
  let tooFast = Number.POSITIVE_INFINITY;
  let rate = first;
  while (performance.now() < until && tooFast > sustained * closeEnough) {
    const window = { ...(await runAtRate(work, rate, seconds)), rate };
    report(window);
    if (window.p99 <= most) sustained = rate;
    else tooFast = rate;
    rate = Number.isFinite(tooFast) ? (sustained + tooFast) / 2 : rate * 1.5;
  }
  return sustained || rate;
};
