import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { type AuditContext, commitAudited } from '../../kernel/store/audit.ts';
import { type Entity, keyPattern, readItem } from '../../kernel/store/entity.ts';
import { put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';

const stored = z.object({
  /** Absent once the address was revoked. */
  secretHash: z.string().optional(),
  madeAt: z.iso.datetime(),
});

/** The address at which a calendar program reads a worker's diary: a hash of the secret in it. */
export const feedEntity: Entity<string, typeof stored> = {
  name: 'Calendar feed',
  key: keyPattern('FEED#{workerId}', 'FEED'),
  dataSubject: { account: ['workerId'] },
  schema: stored,
  // A restored copy of the table must not make a revoked address valid again.
  survivesErasure: true,
};

const secretBytes = 32;
const hash = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export const createFeedStore = (table: Table) => ({
  /** When the present address was made; undefined when there is none. */
  async readMadeAt(workerId: string): Promise<string | undefined> {
    const feed = await readItem(table, feedEntity, workerId);
    return feed?.secretHash === undefined ? undefined : feed.madeAt;
  },

  /** Makes a new secret; the earlier one is no longer valid. */
  async renew(auditContext: AuditContext): Promise<{ secret: string; madeAt: string }> {
    const secret = randomBytes(secretBytes).toString('base64url');
    const { username, at: madeAt } = auditContext;
    const feed = { secretHash: hash(secret).toString('base64url'), madeAt };
    await commitAudited(table, [put(feedEntity, username, feed)], auditContext);
    return { secret, madeAt };
  },

  async revoke(auditContext: AuditContext): Promise<void> {
    const { username, at: madeAt } = auditContext;
    await commitAudited(table, [put(feedEntity, username, { madeAt })], auditContext);
  },

  async isOpenedBy(workerId: string, secret: string): Promise<boolean> {
    const feed = await readItem(table, feedEntity, workerId);
    const given = hash(secret);
    return feed?.secretHash !== undefined && timingSafeEqual(given, Buffer.from(feed.secretHash, 'base64url'));
  },
});
