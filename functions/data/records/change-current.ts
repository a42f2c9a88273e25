import { type AuditContext, commitAudited } from '../audit.ts';
import { backOff, maxAttempts } from '../back-off.ts';
import { readItem } from '../entity.ts';
import type { Table } from '../open-table.ts';
import { StoreBusy } from '../store-busy.ts';
import type { Write } from '../write.ts';
import { recordEntity, type StoredRecord } from './record.ts';

/**
 * Applies `plan` to the record as it is now and writes the outcome; undefined when there is no such record.
 *
 * @throws {StoreBusy} when others keep changing it.
 */
export const changeCurrent = async (
  table: Table,
  patientId: string,
  auditContext: AuditContext,
  plan: (stored: StoredRecord) => Promise<Write[]> | Write[],
): Promise<StoredRecord | undefined> => {
  // A colleague may change the record between our read and our write: it is then read again, a few times.
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const stored = await readItem(table, recordEntity, patientId);
    if (!stored) return undefined;
    const { refused } = await commitAudited(table, await plan(stored), auditContext, patientId);
    if (refused.length === 0) return stored;
    await backOff(attempt);
  }
  throw new StoreBusy('A record kept changing while it was written');
};
