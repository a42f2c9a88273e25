import * as z from 'zod';
import { leaveOutReasons, packDays, packPartNames } from '../../../shared/privacy/pack.ts';
import { type AuditContext, commitAudited } from '../../kernel/store/audit.ts';
import { type Entity, keyPattern, parseItem } from '../../kernel/store/entity.ts';
import { patch, put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import { commitOne } from '../../kernel/store/write.ts';

const stored = z.object({
  patientId: z.string(),
  number: z.int(),
  part: z.enum(packPartNames),
  kind: z.string(),
  /** The item, as JSON. */
  content: z.string(),
  leaveOut: z.enum(leaveOutReasons).optional(),
  expiresAt: z.int(),
});
export type StoredPackItem = z.infer<typeof stored>;

const numberDigits = 6;

/** One item of what is stored about somebody, for the answer to a request for a copy. It goes by itself. */
export const packItemEntity: Entity<{ packId: string; number: number }, typeof stored> = {
  name: 'Item of a pack',
  key: keyPattern('PACK#{packId}', '{number:6}'),
  dataSubject: { patient: ['patientId'] },
  schema: stored,
  isCopy: true,
};

const pageSize = 100;

/** The second at which a pack that is collected now goes. */
export const packExpiry = (now: Date): number => Math.floor(now.getTime() / 1000) + packDays * 24 * 60 * 60;

export const putPackItem = (table: Table, packId: string, item: StoredPackItem): Promise<boolean> =>
  commitOne(table, put(packItemEntity, { packId, number: item.number }, item));

export const createPackStore = (table: Table) => ({
  /** The items from a number on; `next` is that of the following page. */
  async list(packId: string, from: number) {
    const items = await readPartition(table, packItemEntity.key({ packId, number: 0 }).pk, {
      from: String(from).padStart(numberDigits, '0'),
      limit: pageSize + 1,
    });
    const now = Date.now() / 1000;
    const content = items
      .map((item) => parseItem(packItemEntity, item))
      // What is over is deleted within days.
      .filter(({ expiresAt }) => expiresAt > now);
    return { content: content.slice(0, pageSize), next: content[pageSize]?.number };
  },

  /** Leaves an item out, or gives it again; false where there is none. */
  async decide(
    { packId, number, patientId }: { packId: string; number: number; patientId: string },
    leaveOut: StoredPackItem['leaveOut'],
    auditContext: AuditContext,
  ): Promise<boolean> {
    const change = leaveOut === undefined ? { remove: ['leaveOut'] as const } : { set: { leaveOut } };
    const write = patch(packItemEntity, { packId, number }, change, { exists: true });
    return (await commitAudited(table, [write], auditContext, patientId)).done;
  },
});
