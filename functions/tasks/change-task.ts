import { missing, noColleague } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { TasksHandlers } from './dependencies.ts';
import { answerChange, checkTask, findColleague, readPatientOf } from './present.ts';

export const changeTask: TasksHandlers['changeTask'] = async (
  { params: { taskId }, body, caller, access, auditContext },
  dependencies,
) => {
  const owner = await findColleague(body.ownerId, auditContext.username, dependencies);
  if (!owner) return notFound(noColleague);
  const changed = await dependencies.tasks.change(taskId, body, owner, auditContext, {
    check: (task) => checkTask(task, { caller, access }, dependencies),
    prepare: (task) => readPatientOf(task, dependencies),
  });
  return changed.outcome === 'missing' ? notFound(missing.task) : await answerChange(changed, dependencies);
};
