import { me } from '../../../shared/api/caseload.ts';
import type { work } from '../../../shared/api/work.ts';
import type { Handler } from '../../http/handler.ts';
import type { WorkDependencies } from './dependencies.ts';
import { presentTasks } from './present.ts';

export const listTasks: Handler<typeof work.listTasks, WorkDependencies> = async (
  { params: { owner, state, page }, caller },
  dependencies,
) => {
  const found = await dependencies.tasks.list(owner === me ? caller.username : owner, state, page);
  return { status: 200, body: { ...found, content: await presentTasks(found.content, dependencies) } };
};
