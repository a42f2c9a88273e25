import { missing } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { TasksHandlers } from './dependencies.ts';
import { checkTask, presentTask } from './present.ts';

export const readTask: TasksHandlers['readTask'] = async ({ params: { taskId }, caller, access }, dependencies) => {
  const task = await dependencies.tasks.read(taskId);
  if (!task) return notFound(missing.task);
  await checkTask(task, { caller, access }, dependencies);
  return { status: 200, body: await presentTask(task, dependencies) };
};
