import { me, nobody } from '../../../shared/api/caseload.ts';
import { noColleague } from '../../../shared/api/missing.ts';
import type { work } from '../../../shared/api/work.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { WorkDependencies } from './dependencies.ts';

export const handOver: Handler<typeof work.handOver, WorkDependencies> = async (
  { body: { from, to, ...body }, caller, auditContext },
  { handOver: hand, staff },
) => {
  const worker = to === nobody ? undefined : (await staff.list()).find(({ id }) => id === to);
  if (!worker && to !== nobody) return notFound(noColleague);
  return {
    status: 200,
    body: await hand({ ...body, from: from === me ? caller.username : from }, worker, auditContext),
  };
};
