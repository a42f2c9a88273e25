import * as z from 'zod';
import type { StaffUser } from '../../shared/patients/record.ts';
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

const isRecordId = (id: string): boolean => z.ulid().safeParse(id).success;

/** The names of the patients in audit events, in one request. Ids of messages and accounts have none. */
export const namePatients = async (
  records: readonly string[],
  { readPatients }: Pick<AuditDependencies, 'readPatients'>,
) => {
  const ids = [...new Set(records)].filter(isRecordId);
  const found = ids.length === 0 ? [] : [...(await readPatients(ids)).values()];
  return found.map(({ patientId, firstName, lastName }) => ({ patientId, firstName, lastName }));
};
