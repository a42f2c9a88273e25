import { missing } from '../../shared/kernel/missing.ts';
import { openedOf } from '../kernel/access/opened.ts';
import { conflict, notFound, refusedAt } from '../kernel/http/outcome.ts';
import type { GroupsHandlers } from './dependencies.ts';
import { nameMember, readRecordsOf } from './present-group.ts';
import { presentSchedule, type StoredGroup, type StoredMember } from './store/group-items.ts';

const full = 'All places of this group are taken. Somebody has to leave first, or the group needs more places.';
const beforeJoining = 'Please give a day that is not before they joined.';

export const changeMember: GroupsHandlers['changeMember'] = async (
  { params: { groupId, memberId }, body, caller, access, auditContext },
  dependencies,
) => {
  const { patients } = dependencies;
  // Whoever leads the group decides about its members, whosever records theirs are.
  const check = async ({ patientId }: StoredMember, group: StoredGroup) => {
    if (patientId === undefined) return await access.check(undefined, undefined);
    if (presentSchedule(group).leaderId === caller.username) return await access.check(patientId, 'own');
    const patient = (await patients.read([patientId])).get(patientId);
    await access.check(patientId, patient && openedOf(patient));
  };
  const changed = await dependencies.members.change(groupId, memberId, body, auditContext, check);
  if (changed.outcome === 'missing') return notFound(missing.member);
  if (changed.outcome === 'refused')
    return changed.why === 'full' ? conflict(full) : refusedAt('leftOn', beforeJoining);
  const records = await readRecordsOf([changed.member], dependencies);
  return { status: 200, body: nameMember(changed.member, records, caller) };
};
