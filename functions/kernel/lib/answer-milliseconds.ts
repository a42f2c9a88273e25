import * as z from 'zod';
import { readEnvironment } from './environment.ts';

const environment = z.object({ ANSWER_MILLISECONDS: z.coerce.number().int().default(1500) });

/** The minimum duration of every answer that must not tell by its time what is stored: see `withMinimumDuration`. */
export const readAnswerMilliseconds = (): number => readEnvironment(environment).ANSWER_MILLISECONDS;
