import { checkLeader } from '../appointments/check-agreed.ts';
import type { GroupsHandlers } from './dependencies.ts';
import { answerTakenByOther, presentGroup } from './present-group.ts';

export const createGroup: GroupsHandlers['createGroup'] = async (
  { body, caller: { username }, idempotencyKey, auditContext },
  dependencies,
) => {
  const refusal = await checkLeader(body, { username }, dependencies);
  if (refusal) return refusal;
  const created = await dependencies.groups.create(body, idempotencyKey, auditContext);
  if (created.outcome === 'taken') return await answerTakenByOther(created.clash, dependencies);
  return { status: 201, body: await presentGroup(created.group, dependencies) };
};
