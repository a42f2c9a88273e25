import type { work } from '../../../shared/api/work.ts';
import type { Handler } from '../../http/handler.ts';
import { choiceOf } from './choice-of.ts';
import type { WorkDependencies } from './dependencies.ts';

const mostCounted = 500;

export const countCaseload: Handler<typeof work.countCaseload, WorkDependencies> = async (
  { query, caller },
  { caseloads },
) => ({ status: 200, body: await caseloads.count(choiceOf(query, caller.username), mostCounted) });
