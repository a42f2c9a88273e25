import { missing } from '../../../shared/api/missing.ts';
import type { work } from '../../../shared/api/work.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { WorkDependencies } from './dependencies.ts';
import { checkTask, presentTask } from './present.ts';

export const readTask: Handler<typeof work.readTask, WorkDependencies> = async (
  { params: { taskId }, caller, access },
  dependencies,
) => {
  const task = await dependencies.tasks.read(taskId);
  if (!task) return notFound(missing.task);
  await checkTask(task, { caller, access }, dependencies);
  return { status: 200, body: await presentTask(task, dependencies) };
};
