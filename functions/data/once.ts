import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type Entity, readItem } from './entity.ts';
import type { Table } from './open-table.ts';
import type { Write } from './write.ts';

const schema = z.object({ id: z.string(), at: z.iso.datetime() });

/**
 * A submission that was stored, by the idempotency key its sender gave it and by what it said: sent again it is
 * recognised, while other words under a reused key are a submission of their own and are not lost.
 */
export const onceEntity: Entity<{ call: string; fingerprint: string }, typeof schema> = {
  name: 'Once',
  key: ({ call, fingerprint }) => ({ pk: `ONCE#${call}#${fingerprint}`, sk: 'ONCE' }),
  schema,
};

const keptSeconds = 24 * 60 * 60;

export type Submission = { call: string; idempotencyKey: string; content: unknown };

const identify = ({ call, idempotencyKey, content }: Submission) => ({
  call,
  fingerprint: createHash('sha256')
    .update(JSON.stringify([idempotencyKey, content]))
    .digest('hex'),
});

/** The write that makes a submission count once; refused when it was stored before. */
export const markSubmission = (submission: Submission, stored: { id: string; at: string }): Write => ({
  Put: {
    Item: {
      ...onceEntity.key(identify(submission)),
      ...stored,
      expiresAt: Math.floor(Date.parse(stored.at) / 1000) + keptSeconds,
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** What an earlier sending of the same submission was stored as. */
export const readSubmission = (table: Table, submission: Submission) =>
  readItem(table, onceEntity, identify(submission));
