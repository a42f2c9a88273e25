import { missing } from '../../../shared/api/missing.ts';
import type { work } from '../../../shared/api/work.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { WorkDependencies } from './dependencies.ts';
import { presentTask } from './present.ts';

export const readTask: Handler<typeof work.readTask, WorkDependencies> = async (
  { params: { taskId } },
  dependencies,
) => {
  const task = await dependencies.tasks.read(taskId);
  return task ? { status: 200, body: await presentTask(task, dependencies) } : notFound(missing.task);
};
