import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type Entity, readItem } from './entity.ts';
import type { Table } from './open-table.ts';
import { commit } from './write.ts';

/** At most so many uses in any stretch of that length. */
export type Limit = { times: number; withinMs: number };

const uses = z.object({ at: z.array(z.int()), version: z.int() });

/** When somebody last did something that is limited. The name is hashed: a typed address may be nobody's. */
export const limitEntity: Entity<{ what: string; subject: string }, typeof uses> = {
  name: 'Limit',
  key: ({ what, subject }) => ({
    pk: `LIMIT#${what}#${createHash('sha256').update(subject).digest('hex')}`,
    sk: 'LIMIT',
  }),
  schema: uses,
};

const attempts = 5;

/** Exact sliding windows: counts a use and answers true, or answers false and counts nothing. */
export const createLimitStore = (table: Table) => ({
  async use(what: string, subject: string, limits: readonly Limit[], now: number): Promise<boolean> {
    const longest = Math.max(...limits.map(({ withinMs }) => withinMs));
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const stored = await readItem(table, limitEntity, { what, subject });
      const recent = (stored?.at ?? []).filter((at) => at > now - longest);
      if (limits.some(({ times, withinMs }) => recent.filter((at) => at > now - withinMs).length >= times))
        return false;
      const version = (stored?.version ?? 0) + 1;
      const { refused } = await commit(table, [
        {
          Put: {
            Item: {
              ...limitEntity.key({ what, subject }),
              at: [...recent, now],
              version,
              expiresAt: Math.ceil((now + longest) / 1000),
            },
            ConditionExpression: stored ? 'version = :seen' : 'attribute_not_exists(pk)',
            ...(stored && { ExpressionAttributeValues: { ':seen': stored.version } }),
          },
        },
      ]);
      if (refused.length === 0) return true;
    }
    // So many at once is what the limit is against.
    return false;
  },
});
export type LimitStore = ReturnType<typeof createLimitStore>;
