import { missing } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { TasksHandlers } from './dependencies.ts';
import { answerChange, checkTask, readPatientOf } from './present.ts';

export const finishTask: TasksHandlers['finishTask'] = async (
  { params: { taskId }, body, caller, access, auditContext },
  dependencies,
) => {
  const changed = await dependencies.tasks.finish(taskId, body, auditContext, {
    check: (task) => checkTask(task, { caller, access }, dependencies),
    prepare: (task) => readPatientOf(task, dependencies),
  });
  return changed.outcome === 'missing' ? notFound(missing.task) : await answerChange(changed, dependencies);
};
