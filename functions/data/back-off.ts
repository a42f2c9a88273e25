import { setTimeout as wait } from 'node:timers/promises';

const longestWaitMilliseconds = 400;

/** How often something is tried that others may be in the way of, before it is a failure. */
export const maxAttempts = 12;

/** Longer from one attempt to the next; `random` is from 0 to 1, so that those who wait do not meet again. */
export const delayOf = (attempt: number, random: number): number =>
  random * Math.min(longestWaitMilliseconds, 10 * 2 ** attempt);

/** Waits before another attempt. */
export const backOff = async (attempt: number): Promise<void> => {
  await wait(delayOf(attempt, Math.random()));
};
