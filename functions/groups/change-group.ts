import { checkLeader } from '../appointments/check-agreed.ts';
import { refusedAt } from '../kernel/http/outcome.ts';
import type { GroupsHandlers } from './dependencies.ts';
import { answerStaleGroup, answerTakenByOther, noGroup, presentGroup } from './present-group.ts';
import { presentSchedule } from './store/group-items.ts';

export const changeGroup: GroupsHandlers['changeGroup'] = async (
  { params: { groupId }, body, caller: { username }, auditContext },
  dependencies,
) => {
  const { groups } = dependencies;
  const before = await groups.readToChange(groupId, body);
  if (!before) return noGroup;
  const refusal = await checkLeader(body, { username, before: presentSchedule(before) }, dependencies);
  if (refusal) return refusal;
  const changed = await groups.change(groupId, body, auditContext);
  if (changed.outcome === 'missing') return noGroup;
  if (changed.outcome === 'refused') return refusedAt('from', changed.wrong);
  if (changed.outcome === 'taken') return await answerTakenByOther(changed.clash, dependencies);
  if (changed.outcome === 'stale') return await answerStaleGroup(changed.group, dependencies);
  return { status: 200, body: await presentGroup(changed.group, dependencies) };
};
