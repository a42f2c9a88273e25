import { randomUUID } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type Entity, keyPattern, nobodysData } from '../../kernel/store/entity.ts';
import { put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { commit } from '../../kernel/store/write.ts';

const permit = z.object({ expiresAt: z.int() });
const validSeconds = 60;

/** A permit to sign somebody up or to mail a code, once: the user pool does neither without its secret. */
export const permitEntity: Entity<string, typeof permit> = {
  name: 'Sign-up permit',
  key: keyPattern('SIGN-UP#{random}', 'PERMIT'),
  dataSubject: nobodysData,
  schema: permit,
};

export const createSignUpPermitStore = (table: Table) => ({
  async give(now: number): Promise<string> {
    const id = randomUUID();
    const expiresAt = Math.ceil(now / 1000) + validSeconds;
    await commit(table, [put(permitEntity, id, { expiresAt })]);
    return id;
  },

  /** Whether there was a permit; uses it up. */
  async take(id: string, now: number): Promise<boolean> {
    // A write that answers with what was there: two calls at one moment cannot both have the permit.
    const { Attributes } = await table.client.send(
      new DeleteCommand({ TableName: table.name, Key: permitEntity.key(id), ReturnValues: 'ALL_OLD' }),
    );
    return Attributes !== undefined && permit.parse(Attributes).expiresAt * 1000 > now;
  },
});
