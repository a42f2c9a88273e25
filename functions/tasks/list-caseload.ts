import { pageSize } from '../../shared/kernel/page.ts';
import { choiceOf } from './choice-of.ts';
import type { TasksHandlers } from './dependencies.ts';

export const listCaseload: TasksHandlers['listCaseload'] = async ({ query, caller, access }, { caseloads }) => {
  const { order, after } = query;
  const { content, next } = await caseloads.list(
    choiceOf(query, caller.username),
    { order, after, size: pageSize },
    access.canOpen,
  );
  return { status: 200, body: { content, ...(next !== undefined && { next }) } };
};
