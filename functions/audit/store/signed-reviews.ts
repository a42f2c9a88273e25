import * as z from 'zod';
import { type AuditContext, commitAudited } from '../../kernel/store/audit.ts';
import { type Entity, keyPattern, parseOr } from '../../kernel/store/entity.ts';
import { create } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';

const signed = z.object({ quarter: z.string(), words: z.string(), by: z.string(), at: z.iso.datetime() });
export type StoredReview = z.infer<typeof signed>;

const partition = 'AUDIT-REVIEWS';

/** That somebody has reviewed who looked at what in a quarter, and what they found. */
export const signedReviewEntity: Entity<string, typeof signed> = {
  name: 'Signed review of a quarter',
  key: keyPattern(partition, '{quarter}'),
  dataSubject: { account: ['by'] },
  schema: signed,
};

const shown = 12;

export const createReviewStore = (table: Table) => ({
  /** The latest first. */
  async list(): Promise<StoredReview[]> {
    const items = await readPartition(table, partition, { latestFirst: true, limit: shown });
    return items.flatMap((item) => parseOr(signedReviewEntity, item, () => []));
  },

  /** Signs it; undefined where somebody has already. */
  async sign(quarter: string, words: string, auditContext: AuditContext): Promise<StoredReview | undefined> {
    const { at, username: by } = auditContext;
    const review = { quarter, words, by, at };
    const { done } = await commitAudited(table, [create(signedReviewEntity, quarter, review)], auditContext);
    return done ? review : undefined;
  },
});
