import { mostMembers } from '../../shared/groups/groups.ts';
import { missing } from '../../shared/kernel/missing.ts';
import { conflict, notFound } from '../kernel/http/outcome.ts';
import type { GroupsHandlers } from './dependencies.ts';
import { nameMember, readRecordsOf } from './present-group.ts';

const why = {
  full: 'All places of this group are taken. Give it more places or a waiting list, or wait until somebody leaves.',
  'too-many': `A group has at most ${mostMembers} members. Please start another group.`,
  'member-already': 'This person is in the group already. Please choose somebody else.',
} as const;

export const addMember: GroupsHandlers['addMember'] = async (
  { params: { groupId }, body, caller, idempotencyKey, auditContext },
  dependencies,
) => {
  const added = await dependencies.members.add(groupId, body, idempotencyKey, auditContext);
  if (added.outcome === 'missing') return notFound(missing[added.what]);
  if (added.outcome === 'refused') return conflict(why[added.why]);
  const member = nameMember(added.member, await readRecordsOf([added.member], dependencies), caller);
  const message = member.waiting
    ? `All places are taken: ${member.firstName} is on the waiting list.`
    : `${member.firstName} is in the group.`;
  return { status: 201, body: { message, member } };
};
