import { setTimeout as wait } from 'node:timers/promises';

const longestWaitMilliseconds = 400;

/** The number of attempts at a contended write before it fails. */
export const maxAttempts = 12;

/** A wait that grows with each attempt. `random` is from 0 to 1, so that those who wait do not meet again. */
export const delayOf = (attempt: number, random: number): number =>
  random * Math.min(longestWaitMilliseconds, 10 * 2 ** attempt);

/** Waits before another attempt. */
export const backOff = async (attempt: number): Promise<void> => {
  await wait(delayOf(attempt, Math.random()));
};
