import { setTimeout as wait } from 'node:timers/promises';

/** Waits until `milliseconds` have passed since it was called, so that an answer's time does not tell what was done. */
export const withMinimumDuration = async <Result>(
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> => {
  const [result] = await Promise.all([work(), wait(milliseconds)]);
  return result;
};
