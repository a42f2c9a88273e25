import { me } from '../../shared/patients/caseload-schema.ts';
import type { TasksHandlers } from './dependencies.ts';
import { nameOverlaps } from './name-overlaps.ts';

export const askHandOver: TasksHandlers['askHandOver'] = async (
  { body: { from, ...body }, caller, auditContext },
  { handOver, patients },
) => {
  const asked = await handOver.ask({ ...body, from: from === me ? caller.username : from }, auditContext);
  return { status: 200, body: { ...asked, overlaps: await nameOverlaps(asked.overlaps, { patients }) } };
};
