import type { work } from '../../../shared/api/work.ts';
import type { Handler } from '../../http/handler.ts';
import { choiceOf } from './choice-of.ts';
import type { WorkDependencies } from './dependencies.ts';

const mostCounted = 500;

export const countCaseload: Handler<typeof work.countCaseload, WorkDependencies> = async (
  { query, caller, access },
  { caseloads },
) => {
  const choice = choiceOf(query, caller.username);
  const { canOpen } = access;
  const counting =
    query.language === undefined
      ? caseloads.count(choice, mostCounted)
      : caseloads.countOfLanguage(choice, mostCounted, canOpen);
  const [count] = await Promise.all([counting, canOpen()]);
  return { status: 200, body: count };
};
