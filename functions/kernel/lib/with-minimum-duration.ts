import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { readEnvironment } from './environment.ts';

const environment = z.object({ ANSWER_MILLISECONDS: z.coerce.number().int().default(1500) });

/** The minimum duration of every answer that must not tell by its time what is stored: see `withMinimumDuration`. */
export const readAnswerMilliseconds = (): number => readEnvironment(environment).ANSWER_MILLISECONDS;

/** Waits until `milliseconds` have passed since the call, so that the time of an answer does not tell what was done. */
export const withMinimumDuration = async <Result>(
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> => {
  const [result] = await Promise.all([work(), wait(milliseconds)]);
  return result;
};
