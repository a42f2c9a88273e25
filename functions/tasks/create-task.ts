import { missing, noColleague } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { TasksHandlers } from './dependencies.ts';
import { findColleague, presentTask, readPatientOf } from './present.ts';

export const createTask: TasksHandlers['createTask'] = async ({ body, idempotencyKey, auditContext }, dependencies) => {
  // The patient is named in the answer, and read in one request with the session.
  const [owner] = await Promise.all([
    findColleague(body.ownerId, auditContext.username, dependencies),
    readPatientOf(body, dependencies),
  ]);
  if (!owner) return notFound(noColleague);
  const task = await dependencies.tasks.add(body, owner, idempotencyKey, auditContext);
  return task ? { status: 201, body: await presentTask(task, dependencies) } : notFound(missing.patient);
};
