import * as z from 'zod';
import { erasureParts, erasureReasons, mostErasures } from '../../../shared/erasure/erasure.ts';
import { type AuditContext, commitAudited } from '../../kernel/store/audit.ts';
import { disposalEntity, listedDisposalEntity } from '../../kernel/store/disposals.ts';
import { type Entity, keyPattern, parseRow, readItem } from '../../kernel/store/entity.ts';
import { create, patch, remove } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import { commitOne } from '../../kernel/store/write.ts';

const storedErasure = z.object({
  patientId: z.string(),
  why: z.enum(erasureReasons),
  words: z.string(),
  /** The `sub` of the account. */
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
  counted: z.object({ at: z.iso.datetime(), going: z.partialRecord(z.enum(erasureParts), z.int()) }).optional(),
  approvedBy: z.string().optional(),
});
export type StoredErasure = z.infer<typeof storedErasure>;

const waiting = 'ERASURES';

/** An erasure that somebody has asked for. It goes with the record. */
export const erasureEntity: Entity<string, typeof storedErasure> = {
  name: 'Erasure that was asked for',
  key: keyPattern(waiting, '{patientId}'),
  dataSubject: { patient: ['patientId'] },
  schema: storedErasure,
};

/** What is judged of an erasure and the record that it is about, which may be gone in part. */
export const judgedOf = ({ counted, approvedBy, askedBy }: StoredErasure, record: { active: boolean } | undefined) => ({
  active: record?.active === true,
  isCounted: counted !== undefined,
  isApproved: approvedBy !== undefined,
  askedBy,
});

type Asked = Pick<StoredErasure, 'patientId' | 'why' | 'words'>;

export const createErasureStore = (table: Table) => ({
  read: (patientId: string) => readItem(table, erasureEntity, patientId),

  /** Those that wait, the oldest record first. */
  async listWaiting() {
    const items = await readPartition(table, waiting, { limit: mostErasures });
    return items.map((item) => parseRow(erasureEntity, item, 'patientId'));
  },

  /** Records that are no more, the latest first. */
  async listErased(limit: number) {
    const { pk } = listedDisposalEntity.key({ disposedAt: '', id: '' });
    const items = await readPartition(table, pk, { limit, latestFirst: true });
    return items.map((item) => parseRow(listedDisposalEntity, item, 'id'));
  },

  readErased: (of: string) => readItem(table, disposalEntity, of),

  /** @returns false where somebody has asked already */
  async ask(asked: Asked, auditContext: AuditContext): Promise<boolean> {
    const { patientId } = asked;
    const { at: askedAt, username: askedBy } = auditContext;
    const write = create(erasureEntity, patientId, { ...asked, askedBy, askedAt });
    return (await commitAudited(table, [write], auditContext, patientId)).done;
  },

  /** @returns false where it was counted again, agreed to or refused meanwhile */
  async approve({ patientId, counted }: StoredErasure, auditContext: AuditContext): Promise<boolean> {
    const change = { set: { approvedBy: auditContext.username } };
    const write = patch(erasureEntity, patientId, change, { equals: { counted }, absent: ['approvedBy'] });
    return (await commitAudited(table, [write], auditContext, patientId)).done;
  },

  /** @returns false where there is none any more */
  async refuse(patientId: string, auditContext: AuditContext): Promise<boolean> {
    const write = remove(erasureEntity, patientId, { exists: true });
    return (await commitAudited(table, [write], auditContext, patientId)).done;
  },

  /** Takes back what was counted and agreed to: it was about the record as it was then. */
  startAgain: (patientId: string): Promise<boolean> =>
    commitOne(table, patch(erasureEntity, patientId, { remove: ['counted', 'approvedBy'] }, { exists: true })),

  /** Says what would go. Nobody may have agreed to something else meanwhile. */
  noteCounted: (patientId: string, counted: NonNullable<StoredErasure['counted']>): Promise<boolean> =>
    commitOne(
      table,
      patch(erasureEntity, patientId, { set: { counted } }, { exists: true, absent: ['counted', 'approvedBy'] }),
    ),
});
