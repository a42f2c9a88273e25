import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import * as z from 'zod';
import { type Entity, parseItem } from '../entity.ts';
import type { Table } from '../open-table.ts';
import { shardOf } from '../shard-of.ts';
import type { Key } from '../table.ts';

const pending = z.object({ patientId: z.string(), token: z.string() });
export type Pending = z.infer<typeof pending>;

const shards = 4;
type PendingId = { shard: string; patientId: string };

/**
 * Says that something about a patient has changed that the report may count. It is put in the transaction of the change
 * itself, so that none is missed, and taken away in the transaction that has counted it.
 */
export const pendingEntity: Entity<PendingId, typeof pending> = {
  name: 'Change that is not in the report yet',
  key: ({ shard, patientId }) => ({ pk: `REPORT-PENDING#${shard}`, sk: patientId }),
  anyId: { shard: '{shard}', patientId: '{patientId}' },
  whose: { patient: ['patientId'] },
  schema: pending,
};

const keyOf = (patientId: string) => pendingEntity.key({ shard: shardOf(shards, patientId), patientId });

const recordSk = 'RECORD';
const ofRecord = /^RECORD#(.+)$/;
// Results and appointments say whose they are in the item itself.
const ofPatient = /^(?:RESULTS|APPOINTMENT)#/;
const isFact = /^(?:RESULT#.*|APPOINTMENT)$/;

/** The patient whom a write is about, if the report may count what it changes: a record, a result, an appointment. */
export const patientOfWrite = (key: Key, item: Record<string, unknown> | undefined): string | undefined => {
  const [, recordOf] = ofRecord.exec(key.pk) ?? [];
  if (recordOf !== undefined) return key.sk === recordSk ? recordOf : undefined;
  if (!ofPatient.test(key.pk) || !isFact.test(key.sk)) return undefined;
  return typeof item?.patientId === 'string' ? item.patientId : undefined;
};

/** The item that marks a patient as changed; a new token each time, so that what changes while it is counted stays marked. */
export const pendingItem = (patientId: string) => ({ ...keyOf(patientId), patientId, token: ulid() });

/** The write that says that all that was read has been counted; refused where something changed since the mark was read. */
export const counted = ({ patientId, token }: Pending) => ({
  Key: keyOf(patientId),
  ConditionExpression: '#token = :read',
  ExpressionAttributeNames: { '#token': 'token' },
  ExpressionAttributeValues: { ':read': token },
});

/** Takes a mark away where nothing had to be counted. */
export const unmark = async (table: Table, mark: Pending): Promise<void> => {
  await table.client.send(new DeleteCommand({ TableName: table.name, ...counted(mark) }));
};

/** Some of the patients who are not counted yet, from each shard, and whether there are more. */
export const readPending = async (table: Table, most: number): Promise<{ marks: Pending[]; more: boolean }> => {
  const ofShard = async (shard: number) => {
    const { pk } = pendingEntity.key({ shard: String(shard).padStart(2, '0'), patientId: '' });
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
