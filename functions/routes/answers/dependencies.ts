import * as z from 'zod';
import { createLimitStore, type LimitStore } from '../../data/limits.ts';
import { connectTable } from '../../data/open-table.ts';
import { type Answering, createAnswering } from '../../data/self-completion/answering.ts';
import { readEnvironment } from '../../lib/environment.ts';

export type AnswersDependencies = {
  answering: Answering;
  limits: Pick<LimitStore, 'use'>;
  /** Every answer about a link takes at least so long. */
  answerMilliseconds: number;
};

const environment = z.object({ ANSWER_MILLISECONDS: z.coerce.number().int().default(1500) });

export const makeDependencies = (): AnswersDependencies => {
  const table = connectTable();
  return {
    answering: createAnswering(table),
    limits: createLimitStore(table),
    answerMilliseconds: readEnvironment(environment).ANSWER_MILLISECONDS,
  };
};
