import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import * as z from 'zod';
import { type Entity, parseItem } from '../entity.ts';
import { put, remove } from '../entity-writes.ts';
import type { Table } from '../open-table.ts';
import { shardOf } from '../shard-of.ts';
import { aboutSubject, type Subject, subjectId } from './subjects.ts';

const pending = aboutSubject({ token: z.string() });
export type Pending = z.infer<typeof pending>;

const shards = 4;
type PendingId = { shard: string; subject: string };

/**
 * The mark of a subject with changes that the report may count. It is put in the transaction of the change itself, so
 * that none is missed, and removed in the transaction that has counted it.
 */
export const pendingEntity: Entity<PendingId, typeof pending> = {
  name: 'Change that is not in the report yet',
  key: ({ shard, subject }) => ({ pk: `REPORT-PENDING#${shard}`, sk: subject }),
  anyId: { shard: '{shard}', subject: '{subject}' },
  whose: { patient: ['patientId'] },
  schema: pending,
};

const idOf = (subject: Subject): PendingId => {
  const id = subjectId(subject);
  return { shard: shardOf(shards, id), subject: id };
};

/** A mark; each has a new token, so that a change while its subject is counted leaves it pending. */
const markOf = (subject: Subject): Pending => ({ ...subject, token: ulid() });

/** The item that marks a subject as pending. */
export const pendingItem = (subject: Subject) => ({ ...pendingEntity.key(idOf(subject)), ...markOf(subject) });

/** The write that marks a subject as pending, for the entities that the report counts. */
export const markPending = (subject: Subject) => put(pendingEntity, idOf(subject), markOf(subject));

/** The write that removes the mark of a counted subject; refused where something changed since the mark was read. */
export const removeMark = ({ token, ...subject }: Pending) =>
  remove(pendingEntity, idOf(subject), { equals: { token } });

/** Some of the pending subjects, from each shard, and whether there are more. */
export const readPending = async (table: Table, most: number): Promise<{ marks: Pending[]; more: boolean }> => {
  const ofShard = async (shard: number) => {
    const { pk } = pendingEntity.key({ shard: String(shard).padStart(2, '0'), subject: '' });
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        ConsistentRead: true,
        Limit: Math.ceil(most / shards),
      }),
    );
    return { marks: Items.map((item) => parseItem(pendingEntity, item)), more: LastEvaluatedKey !== undefined };
  };
  const read = await Promise.all(Array.from({ length: shards }, (_, shard) => ofShard(shard)));
  return { marks: read.flatMap(({ marks }) => marks), more: read.some(({ more }) => more) };
};
