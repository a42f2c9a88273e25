import { choiceOf } from './choice-of.ts';
import type { TasksHandlers } from './dependencies.ts';

const mostCounted = 500;

export const countCaseload: TasksHandlers['countCaseload'] = async ({ query, caller, access }, { caseloads }) => {
  const choice = choiceOf(query, caller.username);
  const { canOpen } = access;
  const counting =
    query.language === undefined
      ? caseloads.count(choice, mostCounted)
      : caseloads.countOfLanguage(choice, mostCounted, canOpen);
  const [count] = await Promise.all([counting, canOpen()]);
  return { status: 200, body: count };
};
