import * as z from 'zod';
import type { StaffUser } from '../../../shared/api/record.ts';
import type { AuditDependencies } from './dependencies.ts';

const isAccount = (username: string): boolean => z.uuid().safeParse(username).success;

/** The accounts named in audit events, also those without access now. The organisation's own commands have none. */
export const namePeople = async (
  usernames: readonly string[],
  { staff }: Pick<AuditDependencies, 'staff'>,
): Promise<StaffUser[]> => {
  const accounts = [...new Set(usernames)].filter(isAccount);
  const names = await staff.name(accounts);
  return accounts.flatMap((account) => names.get(account) ?? []);
};
