import { missing } from '../../shared/kernel/missing.ts';
import type { StaffUser } from '../../shared/patients/record.ts';
import type { StaffDirectory } from '../kernel/identity/directory.ts';

/** The caller by name, for what they have to do themselves. */
export const findCaller = async (username: string, staff: Pick<StaffDirectory, 'name'>): Promise<StaffUser> => {
  const me = (await staff.name([username])).get(username);
  if (!me) throw new Error(missing.account);
  return me;
};
