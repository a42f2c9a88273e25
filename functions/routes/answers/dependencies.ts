import * as z from 'zod';
import type { answers } from '../../../shared/api/answers.ts';
import { createLimitStore } from '../../data/limits.ts';
import { connectTable } from '../../data/open-table.ts';
import { createAnswering } from '../../data/self-completion/answering.ts';
import type { Handlers } from '../../http/handler.ts';
import { readEnvironment } from '../../lib/environment.ts';

const environment = z.object({ ANSWER_MILLISECONDS: z.coerce.number().int().default(1500) });

export const makeDependencies = () => {
  const table = connectTable();
  return {
    answering: createAnswering(table),
    limits: createLimitStore(table),
    /** The minimum duration of every answer about a link. */
    answerMilliseconds: readEnvironment(environment).ANSWER_MILLISECONDS,
  };
};
export type AnswersDependencies = ReturnType<typeof makeDependencies>;
export type AnswersHandlers = Handlers<typeof answers, AnswersDependencies>;
