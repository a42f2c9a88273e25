import { missing } from '../../../shared/api/missing.ts';
import type { work } from '../../../shared/api/work.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { WorkDependencies } from './dependencies.ts';
import { findColleague, noColleague, presentTask } from './present.ts';

export const createTask: Handler<typeof work.createTask, WorkDependencies> = async (
  { body, idempotencyKey, auditContext },
  dependencies,
) => {
  const owner = await findColleague(body.ownerId, auditContext.username, dependencies);
  if (!owner) return notFound(noColleague);
  const task = await dependencies.tasks.add(body, owner, idempotencyKey, auditContext);
  return task ? { status: 201, body: await presentTask(task, dependencies) } : notFound(missing.patient);
};
