import { today } from '../../shared/kernel/today.ts';
import { conflict, refusedAt } from '../kernel/http/outcome.ts';
import type { GroupsHandlers } from './dependencies.ts';
import { presentRegister } from './present-group.ts';
import { noDate } from './read-register.ts';

const notYet = 'That day has not come yet. A register can be saved from the day on which the group meets.';
const changedMeanwhile =
  'A colleague has saved this register since you opened it. Nothing you wrote is lost: please check the marks and save again.';

const calledOff = (reason: string) =>
  `That date was called off: ${reason}. If it took place after all, please say so on the page of the group first.`;

export const saveRegister: GroupsHandlers['saveRegister'] = async (
  { params: { groupId, day }, body, caller, auditContext },
  dependencies,
) => {
  const { registers, staff } = dependencies;
  if (day > today()) return refusedAt('day', notYet);
  const nameOf = async (id: string) => (await staff.name([id])).get(id) ?? { id, firstName: '', lastName: '' };
  const saved = await registers.save(groupId, day, body, nameOf, auditContext);
  if (saved.outcome === 'missing') return noDate;
  if (saved.outcome === 'off') return refusedAt('day', calledOff(saved.reason));
  const register = await presentRegister(saved, caller, dependencies);
  if (saved.outcome === 'stale') {
    return { status: 409, body: { ...conflict(changedMeanwhile).body, current: register } };
  }
  const { attended = 0, guestCount = 0 } = saved.register ?? {};
  const guests = guestCount === 0 ? '' : ` and ${guestCount} ${guestCount === 1 ? 'guest' : 'guests'}`;
  const members = `${attended} ${attended === 1 ? 'member' : 'members'}`;
  return { status: 200, body: { message: `The register has been saved: ${members}${guests}.`, register } };
};
