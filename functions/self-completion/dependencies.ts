import type { selfCompletionCalls } from '../../shared/self-completion/calls.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { readAnswerMilliseconds } from '../kernel/lib/with-minimum-duration.ts';
import { createLimitStore } from '../kernel/store/limits.ts';
import { connectTable } from '../kernel/store/open-table.ts';
import { createAnswering } from './store/answering.ts';

export const makeDependencies = () => {
  const table = connectTable();
  return {
    answering: createAnswering(table),
    limits: createLimitStore(table),
    /** The minimum duration of every answer about a link. */
    answerMilliseconds: readAnswerMilliseconds(),
  };
};
export type SelfCompletionDependencies = ReturnType<typeof makeDependencies>;
export type SelfCompletionHandlers = Handlers<typeof selfCompletionCalls, SelfCompletionDependencies>;
