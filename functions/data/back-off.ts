import { setTimeout as wait } from 'node:timers/promises';

const longestWaitMilliseconds = 400;

/** How often something is tried that others may be in the way of, before it is a failure. */
export const maxAttempts = 8;

/** Waits longer from one attempt to the next, with jitter, so that those who wait do not meet again. */
export const backOff = async (attempt: number): Promise<void> => {
  await wait(Math.random() * Math.min(longestWaitMilliseconds, 10 * 2 ** attempt));
};
