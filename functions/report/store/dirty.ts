import { ulid } from 'ulid';
import * as z from 'zod';
import { type Entity, keyPattern, parseItem } from '../../kernel/store/entity.ts';
import { put, remove } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { queryPage } from '../../kernel/store/query-items.ts';
import { shardOf } from '../../kernel/store/shard-of.ts';
import { aboutReportSource, type ReportSource, reportSourceId } from './report-sources.ts';

const dirty = aboutReportSource({ token: z.string() });
export type Dirty = z.infer<typeof dirty>;

const shards = 4;
type DirtyId = { shard: string; reportSource: string };

/** Marks a report source as changed: put in the transaction of the change, removed in the one that has counted it. */
export const dirtyEntity: Entity<DirtyId, typeof dirty> = {
  name: 'Change that is not in the report yet',
  key: keyPattern('REPORT-PENDING#{shard}', '{reportSource}'),
  dataSubject: { patient: ['patientId'] },
  schema: dirty,
};

const idOf = (reportSource: ReportSource): DirtyId => {
  const id = reportSourceId(reportSource);
  return { shard: shardOf(shards, id), reportSource: id };
};

/** A mark; each has a new token, so that a change while its report source is counted leaves it dirty. */
const markOf = (reportSource: ReportSource): Dirty => ({ ...reportSource, token: ulid() });

export const dirtyItem = (reportSource: ReportSource) => ({
  ...dirtyEntity.key(idOf(reportSource)),
  ...markOf(reportSource),
});

/** The write that marks a report source as dirty, for the entities that the report counts. */
export const markDirty = (reportSource: ReportSource) => put(dirtyEntity, idOf(reportSource), markOf(reportSource));

/** The write that removes the mark of a counted report source; refused where something changed since the mark was read. */
export const removeMark = ({ token, ...reportSource }: Dirty) =>
  remove(dirtyEntity, idOf(reportSource), { equals: { token } });

/** The write that leaves the mark as it was read; refused where something changed since. */
export const restoreMark = (mark: Dirty) => put(dirtyEntity, idOf(mark), mark, { equals: { token: mark.token } });

/** Some of the dirty report sources, from each shard, and whether there are more. */
export const readDirty = async (table: Table, most: number): Promise<{ marks: Dirty[]; more: boolean }> => {
  const ofShard = async (shard: number) => {
    const { pk } = dirtyEntity.key({ shard: String(shard).padStart(2, '0'), reportSource: '' });
    const { items, next } = await queryPage(table, {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ConsistentRead: true,
      Limit: Math.ceil(most / shards),
    });
    return { marks: items.map((item) => parseItem(dirtyEntity, item)), more: next !== undefined };
  };
  const read = await Promise.all(Array.from({ length: shards }, (_, shard) => ofShard(shard)));
  return { marks: read.flatMap(({ marks }) => marks), more: read.some(({ more }) => more) };
};
