import type { work } from '../../../shared/api/work.ts';
import { pageSize } from '../../../shared/domain/page.ts';
import type { Handler } from '../../http/handler.ts';
import { choiceOf } from './choice-of.ts';
import type { WorkDependencies } from './dependencies.ts';

export const listCaseload: Handler<typeof work.listCaseload, WorkDependencies> = async (
  { query, caller, access },
  { caseloads },
) => {
  const { order, after } = query;
  const { content, next } = await caseloads.list(
    choiceOf(query, caller.username),
    { order, after, size: pageSize },
    access.canOpen,
  );
  return { status: 200, body: { content, ...(next !== undefined && { next }) } };
};
