import * as z from 'zod';
import type { AuditDependencies } from './dependencies.ts';

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
