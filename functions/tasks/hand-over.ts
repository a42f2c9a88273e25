import { noColleague } from '../../shared/kernel/missing.ts';
import { me, nobody } from '../../shared/patients/caseload-schema.ts';
import { nobodyTakes } from '../kernel/http/nobody-takes.ts';
import { notFound, refusedAt } from '../kernel/http/outcome.ts';
import type { TasksHandlers } from './dependencies.ts';
import { nameHanded } from './name-overlaps.ts';
import { findColleague } from './present.ts';

export const handOver: TasksHandlers['handOver'] = async (
  { body: { from, to, ...body }, caller, auditContext },
  { handOver: { hand }, staff, patients },
) => {
  const worker = to === nobody ? undefined : (await staff.list()).find(({ id }) => id === to);
  if (!worker && to !== nobody) return notFound(noColleague);
  const wrong = nobodyTakes(worker, body.planned);
  if (wrong) return refusedAt(wrong.path, wrong.message);
  const owner = worker ?? (await findColleague(caller.username, caller.username, { staff }));
  if (!owner) return notFound(noColleague);
  const { handed, ...done } = await hand(
    { ...body, from: from === me ? caller.username : from },
    { to: worker, owner },
    auditContext,
  );
  return { status: 200, body: { ...done, planned: await nameHanded(handed, { patients }) } };
};
