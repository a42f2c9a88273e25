import { nobody } from '../../../shared/api/caseload.ts';
import type { work } from '../../../shared/api/work.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { WorkDependencies } from './dependencies.ts';
import { noColleague } from './present.ts';

export const handOver: Handler<typeof work.handOver, WorkDependencies> = async (
  { body: { to, ...body }, auditContext },
  { handOver: hand, staff },
) => {
  const worker = to === nobody ? undefined : (await staff.list()).find(({ id }) => id === to);
  if (!worker && to !== nobody) return notFound(noColleague);
  return { status: 200, body: await hand(body, worker, auditContext) };
};
