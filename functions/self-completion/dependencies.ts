import * as z from 'zod';
import type { selfCompletionCalls } from '../../shared/self-completion/calls.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { readEnvironment } from '../kernel/lib/environment.ts';
import { createLimitStore } from '../kernel/store/limits.ts';
import { connectTable } from '../kernel/store/open-table.ts';
import { createAnswering } from './store/answering.ts';

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
export type SelfCompletionDependencies = ReturnType<typeof makeDependencies>;
export type SelfCompletionHandlers = Handlers<typeof selfCompletionCalls, SelfCompletionDependencies>;
