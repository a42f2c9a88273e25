import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { type Entity, keyPattern, nobodysData } from '../../kernel/store/entity.ts';
import { put, remove } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { commit } from '../../kernel/store/write.ts';

// Longer than any function may run.
const lockMs = 60_000;

const storedLock = z.object({ owner: z.string(), lockedUntil: z.int() });

export const staffLockEntity: Entity<undefined, typeof storedLock> = {
  name: 'Lock on changes of roles',
  key: keyPattern('LOCK#staff', 'LOCK'),
  dataSubject: nobodysData,
  schema: storedLock,
};

/** Allows one change of roles at a time: two admins who remove each other would leave nobody. Undefined where held. */
export const createStaffLock =
  (table: Table) =>
  async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    const owner = randomUUID();
    const now = Date.now();
    const lock = { owner, lockedUntil: now + lockMs };
    const isFree = [{ exists: false }, { below: { lockedUntil: now } }];
    const { done } = await commit(table, [put(staffLockEntity, undefined, lock, isFree)]);
    if (!done) return undefined;
    try {
      return await work();
    } finally {
      await commit(table, [remove(staffLockEntity, undefined, { equals: { owner } })]);
    }
  };
