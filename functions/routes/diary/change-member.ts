import type { diary } from '../../../shared/api/diary.ts';
import { missing } from '../../../shared/api/missing.ts';
import type { Handler } from '../../http/handler.ts';
import { conflict, notFound, refusedAt } from '../../http/outcome.ts';
import type { DiaryDependencies } from './dependencies.ts';
import { nameMember, readRecordsOf } from './present-group.ts';

const full = 'All places of this group are taken. Somebody has to leave first, or the group needs more places.';
const beforeJoining = 'Please give a day that is not before they joined.';

export const changeMember: Handler<typeof diary.changeMember, DiaryDependencies> = async (
  { params: { groupId, memberId }, body, caller, auditContext },
  dependencies,
) => {
  const changed = await dependencies.members.change(groupId, memberId, body, auditContext);
  if (changed.outcome === 'missing') return notFound(missing.member);
  if (changed.outcome === 'refused')
    return changed.why === 'full' ? conflict(full) : refusedAt('leftOn', beforeJoining);
  const records = await readRecordsOf([changed.member], dependencies);
  return { status: 200, body: nameMember(changed.member, records, caller) };
};
