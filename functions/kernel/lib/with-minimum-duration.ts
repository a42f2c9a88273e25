import { setTimeout as wait } from 'node:timers/promises';

/** Waits until `milliseconds` have passed since the call, so that the time of an answer does not tell what was done. */
export const withMinimumDuration = async <Result>(
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> => {
  const [result] = await Promise.all([work(), wait(milliseconds)]);
  return result;
};
