import { createHash } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Entity } from './entity.ts';
import type { Table } from './open-table.ts';
import { commit } from './write.ts';

const permit = z.object({ expiresAt: z.int() });
const validSeconds = 60;

/** Leave to sign one address up, once: the user pool takes nobody who did not come through our API. */
export const permitEntity: Entity<string, typeof permit> = {
  name: 'SignUpPermit',
  key: (email) => ({ pk: `SIGN-UP#${createHash('sha256').update(email).digest('hex')}`, sk: 'PERMIT' }),
  schema: permit,
};

export const openSignUpPermits = (table: Table) => ({
  async give(email: string, now: number): Promise<void> {
    const expiresAt = Math.ceil(now / 1000) + validSeconds;
    await commit(table, [{ Put: { Item: { ...permitEntity.key(email), expiresAt } } }]);
  },

  /** Answers whether there was one, and uses it up. */
  async take(email: string, now: number): Promise<boolean> {
    const { Attributes } = await table.client.send(
      new DeleteCommand({ TableName: table.name, Key: permitEntity.key(email), ReturnValues: 'ALL_OLD' }),
    );
    return Attributes !== undefined && permit.parse(Attributes).expiresAt * 1000 > now;
  },
});
export type SignUpPermits = ReturnType<typeof openSignUpPermits>;
