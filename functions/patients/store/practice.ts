import * as z from 'zod';
import { mostPractice } from '../../../shared/patients/practice.ts';
import { erasureEntity } from '../../erasure/store/erasure-requests.ts';
import { type AuditContext, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { type Entity, keyPattern, parseItem } from '../../kernel/store/entity.ts';
import { put, remove } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';

const storedPractice = z.object({
  patientId: z.string(),
  /** The `sub` of the account. */
  by: z.string(),
  at: z.iso.datetime(),
});
export type StoredPractice = z.infer<typeof storedPractice>;

const partition = 'PRACTICE';

/** A practice patient: the one list on which their record is. */
export const practiceEntity: Entity<string, typeof storedPractice> = {
  name: 'Practice patient',
  key: keyPattern(partition, '{patientId}'),
  dataSubject: { patient: ['patientId'], account: ['by'] },
  schema: storedPractice,
};

export const createPracticeStore = (table: Table) => ({
  /** All of them, the latest first. */
  async list(): Promise<StoredPractice[]> {
    const items = await readPartition(table, partition, { limit: mostPractice, latestFirst: true });
    return items.map((item) => parseItem(practiceEntity, item));
  },

  /**
   * Takes one off the list, and has the record erased: nobody has to agree, since it is about nobody.
   *
   * @returns false where it is on the list no more
   */
  async remove(patientId: string, auditContext: AuditContext): Promise<boolean> {
    const { at, username } = auditContext;
    const writes = [
      remove(practiceEntity, patientId, { exists: true }),
      put(erasureEntity, patientId, {
        ...{ patientId, why: 'mistake' as const, words: 'A practice patient.' },
        ...{ askedBy: username, askedAt: at, counted: { at, going: {} }, approvedBy: username },
      }),
    ];
    const { done } = await commitAudited(table, writes, auditContext, patientId);
    if (!done) await auditReading(table, auditContext, patientId);
    return done;
  },
});
