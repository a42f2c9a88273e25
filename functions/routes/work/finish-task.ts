import { missing } from '../../../shared/api/missing.ts';
import type { work } from '../../../shared/api/work.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { WorkDependencies } from './dependencies.ts';
import { answerChange } from './present.ts';

export const finishTask: Handler<typeof work.finishTask, WorkDependencies> = async (
  { params: { taskId }, body, auditContext },
  dependencies,
) => {
  const changed = await dependencies.tasks.finish(taskId, body, auditContext);
  return changed.outcome === 'missing' ? notFound(missing.task) : await answerChange(changed, dependencies);
};
