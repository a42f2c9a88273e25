import { notFound } from '../kernel/http/outcome.ts';
import type { GroupsHandlers } from './dependencies.ts';
import { presentRegister } from './present-group.ts';

/** There is no such group, or it does not meet that day. */
export const noDate = notFound('Sorry, that group does not meet on that day.');

export const readRegister: GroupsHandlers['readRegister'] = async (
  { params: { groupId, day }, caller },
  dependencies,
) => {
  const date = await dependencies.registers.readDate(groupId, day);
  return date ? { status: 200, body: await presentRegister(date, caller, dependencies) } : noDate;
};
